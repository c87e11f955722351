import { editsBetween } from "../../texts/editsBetween.ts";
import { foldText } from "../../texts/foldText.ts";

/** Two letters of five may differ: _locomotiva_ and "locomotive", _branco_ and "blanc". */
const share = 2.5;
/** Fewer consonants are alike by chance. */
const fewestConsonants = 2;
/** Shorter words stand in longer ones by chance. */
const shortestPart = 4;

/**
 * Whether what a word means can be read off its letters, which its accents and capitals do not change: it is
 * written nearly as its meaning is, or one of their words stands in the other, as _Post_ in "postkantoor".
 */
export function looksAlike(word: string, meaning: string): boolean {
  const [one, other] = [foldText(word).trim(), foldText(meaning).trim()];
  if (one === "" || other === "") return false;
  return (
    isNearly(one, other) ||
    one.split(" ").some((part) => other.split(" ").some((each) => isPart(part, each)))
  );
}

function isNearly(one: string, other: string): boolean {
  return editsBetween(one, other) <= Math.floor(Math.min(one.length, other.length) / share);
}

function isPart(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < shortestPart) return false;
  return long.includes(short) || isNearly(one, other) || isOneStem(one, other);
}

/** Whether words differ in their vowels alone, as _Haus_ and _huis_ do, _Schule_ and "school". */
function isOneStem(one: string, other: string): boolean {
  const [stem, otherStem] = [one, other].map((word) => word.replaceAll(/[aeiouy]/gu, ""));
  return stem !== undefined && stem.length >= fewestConsonants && stem === otherStem;
}
