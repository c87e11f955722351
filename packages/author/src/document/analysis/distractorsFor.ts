import type { Noun } from "./nounsOf.ts";
import { standsIn, stemOf } from "./standsIn.ts";
import type { Gap } from "./standsIn.ts";

const wanted = 3;
const likeMeaning = 3;
/** So many sentences around another one are about the same matter. */
const reach = 25;

/**
 * Nouns of the document that could stand in the gap and are wrong: said where the document speaks of the
 * same matter, about as common as the right one, and seldom in the company that it keeps.
 */
export function distractorsFor(
  gap: Gap,
  place: number,
  nouns: ReadonlyMap<string, Noun>,
): readonly string[] {
  const candidates = [...nouns.values()]
    .filter(({ places }) => places.some((other) => Math.abs(other - place) <= reach))
    .filter(standsIn(gap))
    .map((other) => ({ word: other.word, far: distance(other, gap.blank.noun) }))
    .toSorted((a, b) => a.far - b.far || a.word.localeCompare(b.word));
  const chosen: string[] = [];
  for (const { word } of candidates) {
    if (chosen.length === wanted) break;
    if (!chosen.some((other) => stemOf(other) === stemOf(word))) chosen.push(word);
  }
  return chosen;
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
