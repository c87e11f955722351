import type { Texts } from "../../texts/loadTexts.ts";

/** Shorter words would be known from their first letter. */
const fewestLetters = 3;
const letter = /^\p{Letter}/u;

/** How each of two words that belong together begins; empty where too few are written in letters. */
export function initialsHint(pairs: readonly (readonly [string, string])[], texts: Texts): string {
  const initials = pairs.flatMap(([one, other]) =>
    [one, other].every((word) => letter.test(word) && isLong(word))
      ? [[one.charAt(0), other.charAt(0)] as const]
      : [],
  );
  const list = beginnings(initials);
  return list === null ? "" : texts.t("author.hint.initials", { list });
}

const fewestPairs = 2;

/** Beginnings side by side, each pair once; null where too few differ to help. */
export function beginnings(pairs: readonly (readonly [string, string])[]): string | null {
  const list = new Set(pairs.map(([one, other]) => `${one}… = ${other}…`));
  return list.size < fewestPairs ? null : [...list].join(", ");
}

/** Signs of scripts without letters hold a syllable or more each. */
function isLong(word: string): boolean {
  return /^[\p{Script=Latin}]/u.test(word) ? word.length >= fewestLetters : word.length > 1;
}
