import type { Question } from "../../../packages/author/src/document/worth/Question.ts";
import { traitsOf } from "../../../packages/author/src/document/worth/traitsOf.ts";
import type { Weights } from "./fitRanker.ts";

/** The worth of a question by weights that the author does not have yet. */
export function scoreBy(weights: Weights, question: Question): number {
  const score = Object.entries(traitsOf(question)).reduce(
    (sum, [trait, value]) => sum + value * (weights[trait] ?? 0),
    weights["bias"] ?? 0,
  );
  return 1 / (1 + Math.exp(-score));
}
