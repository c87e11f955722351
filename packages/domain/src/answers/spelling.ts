import { areDistinctWords } from "./distinct-words.ts";
import { withoutAccents } from "./normalise.ts";

/** How many letters must be added, left out, changed or swapped to get from one word to the other. */
export function editDistance(from: string, to: string): number {
  const source = [...from];
  const target = [...to];
  let beforeLast: number[] = [];
  let last = Array.from({ length: target.length + 1 }, (_, index) => index);
  for (const [row, letter] of source.entries()) {
    const current = [row + 1];
    for (const [column, other] of target.entries()) {
      const change = (last[column] ?? 0) + (letter === other ? 0 : 1);
      const least = Math.min(change, (last[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1);
      const swapped =
        row > 0 && column > 0 && letter === target[column - 1] && source[row - 1] === other;
      current.push(swapped ? Math.min(least, (beforeLast[column - 1] ?? 0) + 1) : least);
    }
    beforeLast = last;
    last = current;
  }
  return last[target.length] ?? 0;
}

const latinWord = /^\p{Script=Latin}+$/u;

/** One slip in a word of five letters, two in a word of ten. */
function slipsAllowed(word: string): number {
  return word.length >= 10 ? 2 : word.length >= 5 ? 1 : 0;
}

/**
 * Whether a word is another, misspelled. The first letter stands; so does the ending in a language
 * that is being learned, for there endings are grammar.
 */
function isSlip(typed: string, expected: string, language: string, foreign: boolean): boolean {
  if (typed === expected) return true;
  if (areDistinctWords(typed, expected, language)) return false;
  const [bare, wanted] = [withoutAccents(typed), withoutAccents(expected)];
  if (bare === wanted) return true;
  if (!latinWord.test(bare) || !latinWord.test(wanted) || bare[0] !== wanted[0]) return false;
  if (foreign && bare.slice(-2) !== wanted.slice(-2)) return false;
  return editDistance(bare, wanted) <= slipsAllowed(wanted);
}

/** Whether every word is the expected one but for an accent that changes no meaning. */
export function differsInAccents(typed: string, expected: string, language: string): boolean {
  if (withoutAccents(typed) !== withoutAccents(expected)) return false;
  const words = expected.split(" ");
  return typed
    .split(" ")
    .every((word, index) => !areDistinctWords(word, words[index] ?? "", language));
}

/** Whether every word is the expected one, perhaps misspelled. Digits are never misspelled. */
export function differsInSpelling(
  typed: string,
  expected: string,
  language: string,
  foreign: boolean,
): boolean {
  if (/\d/u.test(typed + expected)) return false;
  const [words, wanted] = [typed.split(" "), expected.split(" ")];
  return (
    words.length === wanted.length &&
    words.every((word, index) => isSlip(word, wanted[index] ?? "", language, foreign))
  );
}
