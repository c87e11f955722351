import type { Exercise } from "@alambic/domain/exercises";

import { hasBeginning } from "./leftByForm.ts";

/** Beginnings of a word and of its meaning: m… = f… */
const pairs = /(?<![\p{Letter}’'-])(?<term>[\p{Letter}’'-]+)… = (?<meaning>[\p{Letter}’'-]+)…/gu;

/**
 * The meaning that a pair of beginnings leaves where meanings are to be chosen, if there is only one;
 * null where there is still a choice.
 */
export function leftByInitials(hint: string, exercise: Exercise): string | null {
  if (exercise.content_type !== "vocabulary" || exercise.content.mode !== "chosen") return null;
  const choices = exercise.content.entries.flatMap(({ meanings }) => meanings.slice(0, 1));
  if (choices.length < 2) return null;
  for (const { groups } of hint.matchAll(pairs)) {
    const beginning = groups?.["meaning"] ?? "";
    const [first, second] = choices.filter((choice) => hasBeginning(choice, beginning));
    if (first !== undefined && second === undefined) return first;
  }
  return null;
}
