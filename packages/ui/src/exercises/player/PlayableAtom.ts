import type { AtomBase } from "@alambic/contract";
import type { Exercise, ParseError } from "@alambic/domain/exercises";
import { isContentType, parseExercise } from "@alambic/domain/exercises";

/** An item as it comes: an atom of the contract, or of a newer one whose kind is not known here. */
export interface PlayableAtom extends Pick<AtomBase, "id" | "title" | "metadata"> {
  readonly content_type: string;
  readonly content: unknown;
}

export type ReadAtom =
  | { readonly ok: true; readonly exercise: Exercise }
  | {
      readonly ok: false;
      readonly reason: "unknown" | "broken";
      readonly errors: readonly ParseError[];
    };

/** Reads the exercise of an item, or says why it cannot be played. */
export function readAtom(atom: PlayableAtom): ReadAtom {
  const parsed = parseExercise(atom);
  if (parsed.ok) return { ok: true, exercise: parsed.value };
  const reason = isContentType(atom.content_type) ? "broken" : "unknown";
  return { ok: false, reason, errors: parsed.error };
}
