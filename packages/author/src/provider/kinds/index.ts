import type { JSONSchema7 } from "@ai-sdk/provider";
import type { ContentType, Exercise } from "@alambic/domain/exercises";
import { scoreResponse } from "@alambic/domain/exercises";

import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { categorizationKind, matchingKind, orderingKind } from "./arranged.ts";
import { quizKind, trueFalseKind } from "./chosen.ts";
import { characterKind } from "./characterKind.ts";
import { codeKind } from "./codeKind.ts";
import { flashcardsKind, freeAnswerKind } from "./judged.ts";
import type { LessonNature } from "./LessonNature.ts";
import type { BlindQuestion, BuildContext, DraftedItem, ModelKind } from "./ModelKind.ts";
import { mapKind } from "./mapKind.ts";
import { dialogueKind, vocabularyKind } from "./spoken.ts";
import { fillInBlankKind, numericKind, shortAnswerKind } from "./typed.ts";

/** Every kind that a model can draft. */
export const allKinds: readonly ModelKind[] = [
  quizKind,
  trueFalseKind,
  fillInBlankKind,
  shortAnswerKind,
  numericKind,
  matchingKind,
  orderingKind,
  categorizationKind,
  freeAnswerKind,
  flashcardsKind,
  vocabularyKind,
  dialogueKind,
  codeKind,
  characterKind,
  mapKind,
];

/** The kinds that are asked for in a lesson: few, so that a small model keeps them apart. */
export function kindsFor(nature: LessonNature): readonly ModelKind[] {
  return allKinds.filter((kind) => kind.fits(nature));
}

/** The schema of one drafted item, whichever of the kinds it is. */
export function draftedItemSchema(asked: readonly ModelKind[]): JSONSchema7 {
  return { anyOf: asked.map(({ schema }) => schema) };
}

/** What each kind is for, in a line. */
export function kindAdvice(asked: readonly ModelKind[]): string {
  return asked.map(({ type, advice }) => `- ${type}: ${advice}`).join("\n");
}

/** Reads one drafted item; null where it is of no kind that is asked for, or makes no exercise. */
export function buildDraft(draft: unknown, context: BuildContext): DraftedItem | null {
  if (typeof draft !== "object" || draft === null || !("kind" in draft)) return null;
  const kind = kindsFor(context.nature).find(({ type }) => type === draft.kind);
  return kind?.build(draft, context) ?? null;
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
  return allKinds.find((kind) => kind.type === type);
}
