import type { Question } from "./Question.ts";
import { traitsOf } from "./traitsOf.ts";
import { weights } from "./weights.ts";

/**
 * How likely a strict reader finds a question worth asking: a logistic regression over traits of its sentence, its
 * answer and its choices (Heilman and Smith, "Good Question!", 2010), fitted to all verdicts ever given.
 */
export function worthOf(question: Question): number {
  const traits = Object.entries(traitsOf(question));
  const score = traits.reduce(
    (sum, [trait, value]) => sum + value * (weights.get(trait) ?? 0),
    weights.get("bias") ?? 0,
  );
  return 1 / (1 + Math.exp(-score));
}
