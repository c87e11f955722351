import type { Locale } from "@alambic/contract";

/** Text without case and accents. */
export function foldWords(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ß", "ss");
}

/** Writing without spaces: each sign counts as a word. */
const sign = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]+/gu;
const mixed =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/** The words of a text, folded, in order. */
export function wordsOf(text: string): string[] {
  // Marks of kana are part of the sign: they are folded only in what is written with letters.
  const folded = foldWords(text);
  return (folded.match(word) ?? []).flatMap((found) =>
    found.length > 1 && sign.test(found) ? (found.match(mixed) ?? []) : [found],
  );
}

const shortest = 3;

/** Endings that a word may lose, the longest first. */
const endings: Readonly<Record<Locale, readonly string[]>> = {
  fr: [
    "issent",
    "aient",
    "ement",
    "ent",
    "ait",
    "ant",
    "ees",
    "er",
    "ez",
    "ee",
    "es",
    "s",
    "x",
    "e",
  ],
  en: ["ing", "ies", "ed", "es", "ly", "s", "y", "e"],
  nl: ["ende", "en", "de", "te", "e", "t", "s"],
};

/** The stem of a folded word: what its usual forms have in common. */
export function stemOf(folded: string, language: Locale): string {
  const ending = endings[language].find(
    (one) => folded.endsWith(one) && folded.length - one.length >= shortest,
  );
  const stem = ending === undefined ? folded : folded.slice(0, -ending.length);
  // Vowels and consonants that are doubled in one form and not in another.
  return /\d/u.test(stem) ? stem : stem.replaceAll(/(\p{L})\1/gu, "$1");
}
