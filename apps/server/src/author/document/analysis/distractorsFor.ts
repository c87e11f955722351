import type { Blank } from "./blanksIn.ts";
import type { Noun } from "./nounsOf.ts";

const wanted = 5;
const stemLength = 5;

/**
 * Other nouns of the document that would stand in the gap as well: of the same number and gender,
 * with the same kind of first letter, about as common, not in the passage and of another stem.
 */
export function distractorsFor(
  blank: Blank,
  passage: string,
  nouns: ReadonlyMap<string, Noun>,
): readonly string[] {
  const { noun, needsVowel } = blank;
  const nearby = passage.toLowerCase();
  const fits = (other: Noun) =>
    other.word !== noun.word &&
    other.isPlural === noun.isPlural &&
    (noun.gender === null || other.gender === noun.gender) &&
    (needsVowel === null || startsWithVowel(other.word) === needsVowel) &&
    !nearby.includes(stem(other.word)) &&
    stem(other.word) !== stem(noun.word);
  const candidates = [...nouns.values()]
    .filter(fits)
    .toSorted((a, b) => distance(a, noun) - distance(b, noun) || a.word.localeCompare(b.word));
  const chosen: string[] = [];
  for (const { word } of candidates) {
    if (chosen.length === wanted) break;
    if (!chosen.some((other) => stem(other) === stem(word))) chosen.push(word);
  }
  return chosen;
}

/** How differently common and long two nouns are. */
function distance(a: Noun, b: Noun): number {
  return Math.abs(Math.log(a.count / b.count)) + Math.abs(a.word.length - b.word.length) / 8;
}

function stem(word: string): string {
  return word.slice(0, stemLength);
}

function startsWithVowel(word: string): boolean {
  return /^[aeiouyhâàéèêëîïôöûüœ]/iu.test(word);
}
