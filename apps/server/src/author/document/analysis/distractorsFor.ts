import type { Blank } from "./blanksIn.ts";
import type { Noun } from "./nounsOf.ts";

const wanted = 5;
/** What is hardly ever behind a determiner may be no noun after all. */
const leastCertain = 0.25;
const likeMeaning = 3;
const stemLength = 5;

/**
 * Other nouns of the document that would stand in the gap as well: of the same number and gender,
 * with the same kind of first letter, about as common, not in the passage and of another stem,
 * never next to the words around the gap, and seldom in the company that the right one keeps.
 */
export function distractorsFor(
  blank: Blank,
  sentence: string,
  passage: string,
  nouns: ReadonlyMap<string, Noun>,
): readonly string[] {
  const { noun, needsVowel } = blank;
  const nearby = passage.toLowerCase();
  const beside = besides(blank, sentence);
  const fits = (other: Noun) =>
    other.word !== noun.word &&
    other.isPlural === noun.isPlural &&
    (noun.gender === null || other.gender === noun.gender) &&
    (needsVowel === null || startsWithVowel(other.word) === needsVowel) &&
    other.certainty >= leastCertain &&
    !beside.some((word) => other.neighbours.has(word)) &&
    !nearby.includes(stem(other.word)) &&
    stem(other.word) !== stem(noun.word);
  const candidates = [...nouns.values()]
    .filter(fits)
    .map((other) => ({ word: other.word, far: distance(other, noun) }))
    .toSorted((a, b) => a.far - b.far || a.word.localeCompare(b.word));
  const chosen: string[] = [];
  for (const { word } of candidates) {
    if (chosen.length === wanted) break;
    if (!chosen.some((other) => stem(other) === stem(word))) chosen.push(word);
  }
  return chosen;
}

/** The words directly before and behind the gap. */
function besides({ start, end }: Blank, sentence: string): readonly string[] {
  const [before] = /\p{Letter}{3,}(?=[\s’'-]*$)/u.exec(sentence.slice(0, start)) ?? [];
  const [after] = /^[\s’'-]*(\p{Letter}{3,})/u.exec(sentence.slice(end))?.slice(1) ?? [];
  return [before, after].flatMap((word) => (word === undefined ? [] : [word.toLowerCase()]));
}

/**
 * How badly one noun stands in for another: differently common and long, or of so like a meaning,
 * which shows in the company they keep, that it might be right as well.
 */
function distance(a: Noun, b: Noun): number {
  return (
    Math.abs(Math.log(a.count / b.count)) +
    Math.abs(a.word.length - b.word.length) / 8 +
    likeMeaning * shared(a, b)
  );
}

/** The share of the company of the rarer noun that the other keeps as well. */
function shared(a: Noun, b: Noun): number {
  const [few, many] = [a, b]
    .map(({ neighbours }) => neighbours)
    .toSorted((x, y) => x.size - y.size);
  if (few === undefined || many === undefined || few.size === 0) return 0;
  return [...few].filter((word) => many.has(word)).length / few.size;
}

function stem(word: string): string {
  return word.slice(0, stemLength);
}

function startsWithVowel(word: string): boolean {
  return /^[aeiouyhâàéèêëîïôöûüœ]/iu.test(word);
}
