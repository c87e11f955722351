import type { Figure } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";

import type { Claim } from "../../model/Provenance.ts";
import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { Rule } from "../../sources/subjects/Rule.ts";

/** The figure beside a question; null where there is none. */
export function figureIn(exercise: Exercise): Figure | null {
  switch (exercise.content_type) {
    case "quiz":
    case "true_false":
    case "short_answer":
    case "numeric":
      return exercise.content.figure ?? null;
    default:
      return null;
  }
}

/** Whether what is drawn, and what is said of it, is what the item asks about; null where it is. */
export function figureFault(
  exercise: Exercise,
  claim: Claim | undefined,
  rule: Rule,
  language: InstructionLanguage,
): string | null {
  const shown = figureIn(exercise);
  const showsNone = ["matching", "categorization", "ordering", "lesson"];
  if (claim === undefined || showsNone.includes(exercise.content_type)) return null;
  const wanted = rule.figure?.(claim.left, language) ?? null;
  if (!isSame(shown, wanted)) return "other figure";
  const told = shown === null || (rule.describes?.(claim.left, shown, language) ?? true);
  return told ? null : "figure described otherwise";
}

function isSame(one: Figure | null, other: Figure | null): boolean {
  const [first, second] = [one, other].map((figure) =>
    figure === null ? "" : JSON.stringify(Object.entries(figure).toSorted(byName)),
  );
  return first === second;
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
