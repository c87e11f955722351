import { rowsOf } from "./signs.ts";
import type { Script, Sign } from "./signs.ts";

/** Which signs one lesson teaches. A review teaches none and asks for all since the last one. */
export interface KanaMaterial {
  readonly script: Script;
  readonly part: "plain" | "voiced";
  /** First row and the row after the last. */
  readonly from: number;
  readonly to: number;
  readonly review: boolean;
}

/** The signs that the lesson is about. */
export function signsOf({ script, part, from, to }: KanaMaterial): readonly Sign[] {
  return rowsOf(script, part).slice(from, to).flat();
}

/** The signs of the script that are known once this lesson is done. */
export function knownSigns({ script, part, to }: KanaMaterial): readonly Sign[] {
  const rows = rowsOf(script, part).slice(0, to).flat();
  return part === "plain" ? rows : [...rowsOf(script, "plain").flat(), ...rows];
}

const rowsPerReview = 3;

/** One lesson a row, and a review after every three. */
export function kanaLessons(script: Script, part: "plain" | "voiced"): readonly KanaMaterial[] {
  return rowsOf(script, part).flatMap((_, row) => {
    const lesson = { script, part, from: row, to: row + 1, review: false };
    const due = (row + 1) % rowsPerReview === 0;
    return due
      ? [lesson, { script, part, from: row + 1 - rowsPerReview, to: row + 1, review: true }]
      : [lesson];
  });
}
