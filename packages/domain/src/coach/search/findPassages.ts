import type { Locale } from "@alambic/contract";

import { isStopWord } from "./stop-words.ts";
import { stemOf, wordsOf } from "./words.ts";

/** A piece of a lesson that can be quoted by itself. */
export interface Passage {
  readonly text: string;
  /** The headings above it and the title of its lesson: they say what it is about. */
  readonly about: string;
  readonly language: Locale;
}

export interface FoundPassage<Found extends Passage> {
  readonly passage: Found;
  readonly score: number;
}

export interface SearchAsked {
  /** What is asked. */
  readonly text: string;
  /** The language in which it is probably asked; the passages may be in another. */
  readonly locale: Locale;
  readonly most: number;
  /** For whoever makes something of passages that only say a little of it, or stand under its heading. */
  readonly isLoose?: boolean;
}

/** So much of what a question names has to stand in a passage, by how rare the words are. */
const leastCovered = 0.6;
const leastLoose = 0.25;
/** Of the best, so much is still worth showing. */
const leastOfBest = 0.6;
const mostTerms = 24;
const aboutWeight = 0.5;
const saturation = 1.2;
const lengthWeight = 0.75;

interface Indexed<Found extends Passage> {
  readonly passage: Found;
  readonly body: ReadonlyMap<string, number>;
  readonly about: ReadonlySet<string>;
  readonly length: number;
}

/**
 * The passages that answer to a question, best first (BM25). One is only found where most of what the
 * question names stands in it: of what is said nowhere, nothing is found.
 */
export function findPassages<Found extends Passage>(
  { text, locale, most, isLoose = false }: SearchAsked,
  passages: readonly Found[],
): readonly FoundPassage<Found>[] {
  const words = [...new Set(wordsOf(text))].filter((word) => !isStopWord(word, locale));
  const languages = new Set(passages.map(({ language }) => language));
  const found = [...languages].flatMap((language) => {
    const own = passages.filter((passage) => passage.language === language);
    return rank(termsOf(words, language), own.map(index), isLoose);
  });
  const best = Math.max(0, ...found.map(({ score }) => score));
  return found
    .filter(({ score }) => isLoose || score >= best * leastOfBest)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most);
}

function termsOf(words: readonly string[], language: Locale): string[] {
  const told = words.filter((word) => !isStopWord(word, language));
  return [...new Set(told.map((word) => stemOf(word, language)))].slice(0, mostTerms);
}

function index<Found extends Passage>(passage: Found): Indexed<Found> {
  const body = new Map<string, number>();
  const stems = wordsOf(passage.text).map((word) => stemOf(word, passage.language));
  for (const stem of stems) body.set(stem, (body.get(stem) ?? 0) + 1);
  const about = new Set(wordsOf(passage.about).map((word) => stemOf(word, passage.language)));
  return { passage, body, about, length: stems.length };
}

function rank<Found extends Passage>(
  terms: readonly string[],
  passages: readonly Indexed<Found>[],
  isLoose: boolean,
): FoundPassage<Found>[] {
  if (terms.length === 0 || passages.length === 0) return [];
  const mean = passages.reduce((sum, { length }) => sum + length, 0) / passages.length;
  const weights = new Map(terms.map((term) => [term, rarity(term, passages)]));
  const all = sum(weights.values());
  return passages.flatMap(({ passage, body, about, length }) => {
    const held = terms.filter((term) => body.has(term));
    const covered = terms.filter((term) => body.has(term) || about.has(term));
    const coverage = sum(covered.map((term) => weights.get(term) ?? 0)) / all;
    const isEnough = isLoose ? coverage >= leastLoose : held.length > 0 && coverage >= leastCovered;
    if (!isEnough) return [];
    const score = sum(
      covered.map((term) => {
        const count = (body.get(term) ?? 0) + (about.has(term) ? aboutWeight : 0);
        const norm = saturation * (1 - lengthWeight + (lengthWeight * length) / mean);
        return ((weights.get(term) ?? 0) * count * (saturation + 1)) / (count + norm);
      }),
    );
    return [{ passage, score }];
  });
}

/** How much a term tells: most where it stands nowhere, and a little where it stands everywhere. */
function rarity(term: string, passages: readonly Indexed<Passage>[]): number {
  const holding = passages.filter(({ body, about }) => body.has(term) || about.has(term)).length;
  return Math.log(2 + (passages.length - holding + 0.5) / (holding + 0.5));
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
