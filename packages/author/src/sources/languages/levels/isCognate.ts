import { editsBetween } from "../../../texts/editsBetween.ts";
import { foldText } from "../../../texts/foldText.ts";
import type { WordLevels } from "./WordLevels.ts";

/** Shorter words look alike by chance. */
const shortest = 5;
const stem = 3;

/**
 * Whether the reader's own language has a frequent word that is written the same but for accents, or
 * for one letter of five, or two of twelve.
 */
export function isCognate(form: string, own: WordLevels): boolean {
  if (own.rank(form) !== null) return true;
  const folded = foldText(form).trim();
  if (folded.length < shortest) return false;
  const start = folded.slice(0, stem);
  const most = folded.length < 12 ? 1 : 2;
  for (const other of own.forms()) {
    const isOther = /^[a-z]/u.test(other) && other[0] !== folded[0];
    if (isOther || Math.abs(other.length - folded.length) > most) continue;
    const bare = foldText(other).trim();
    if (bare.startsWith(start) && editsBetween(folded, bare) <= most) return true;
  }
  return false;
}
