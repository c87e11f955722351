import type { JSONSchema7 } from "@ai-sdk/provider";
import type { ContentType, Exercise } from "@alambic/domain/exercises";
import { scoreResponse } from "@alambic/domain/exercises";

import type { InstructionLanguage } from "../../drafts.ts";
import { categorizationKind, matchingKind, orderingKind } from "./arranged.ts";
import { quizKind, trueFalseKind } from "./chosen.ts";
import type { BlindQuestion, BuildContext, DraftedItem, ModelKind } from "./ModelKind.ts";
import { fillInBlankKind, numericKind, shortAnswerKind } from "./typed.ts";

const kinds: readonly ModelKind[] = [
  quizKind,
  trueFalseKind,
  fillInBlankKind,
  shortAnswerKind,
  numericKind,
  matchingKind,
  orderingKind,
  categorizationKind,
];

/** The schema of one drafted item, whichever its kind. */
export const draftedItemSchema: JSONSchema7 = { anyOf: kinds.map(({ schema }) => schema) };

/** What each kind is for, in a line. */
export const kindAdvice: string = kinds
  .map(({ type, advice }) => `- ${type}: ${advice}`)
  .join("\n");

/** Reads one drafted item; null where it is of no kind, or makes no exercise. */
export function buildDraft(draft: unknown, context: BuildContext): DraftedItem | null {
  if (typeof draft !== "object" || draft === null || !("kind" in draft)) return null;
  return kinds.find(({ type }) => type === draft.kind)?.build(draft, context) ?? null;
}

/** An exercise without its key; null for a kind that nobody can solve for another. */
export function blindQuestion(exercise: Exercise): BlindQuestion | null {
  return kindOf(exercise.content_type)?.ask(exercise) ?? null;
}

/** Whether an answer of the blind solver is right by the exercise's own scoring. */
export function solves(
  exercise: Exercise,
  answer: readonly string[],
  locale: InstructionLanguage,
): boolean {
  const response = kindOf(exercise.content_type)?.respond(exercise, answer) ?? null;
  return response !== null && scoreResponse(exercise, response, { locale }).correct;
}

function kindOf(type: ContentType): ModelKind | undefined {
  return kinds.find((kind) => kind.type === type);
}
