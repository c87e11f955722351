import type { Locale } from "@alambic/contract";
import { numberWords } from "./number-words.ts";

/** The number that a row of words begins with. */
export interface SpokenNumber {
  readonly value: number;
  /** Whether it says a place in an order. */
  readonly ordinal: boolean;
  /** How many of the words say it. */
  readonly length: number;
}

interface Sum {
  /** Thousands and more, which nothing that follows multiplies. */
  readonly total: number;
  /** What is below the last thousand. */
  readonly rest: number;
  readonly scale: number;
}

const nothing: Sum = { total: 0, rest: 0, scale: Number.POSITIVE_INFINITY };

/** A number with a further word of it; null where the word begins another number. */
function withNext({ total, rest, scale }: Sum, next: number, language: Locale): Sum | null {
  if (next >= 1000)
    return next < scale ? { total: total + (rest || 1) * next, rest: 0, scale: next } : null;
  if (next === 100) return rest < 100 ? { total, rest: (rest || 1) * 100, scale } : null;
  const last = rest % 100;
  const sum = (more: number): Sum => ({ total, rest: rest + more, scale });
  if (last === 0) return sum(next);
  if (next < 10 && last >= 20 && last % 10 === 0) return sum(next);
  if (language === "fr") {
    if (last === 4 && next === 20) return sum(76);
    if (next >= 10 && next < 20 && (last === 60 || last === 80)) return sum(next);
    return next >= 7 && next < 10 && [10, 70, 90].includes(last) ? sum(next) : null;
  }
  if (language === "nl") return last < 10 && next >= 20 ? sum(next) : null;
  const isYear = total === 0 && rest >= 10 && rest < 100 && next >= 10;
  return isYear ? { total, rest: rest * 100 + next, scale } : null;
}

const dutchParts = new RegExp(
  [...numberWords.nl.values.keys(), "en"].toSorted((a, b) => b.length - a.length).join("|"),
  "gu",
);

/** The simple numbers in a word; a Dutch number is one word: *zevenentachtig*. */
function valuesOf(word: string, language: Locale): readonly number[] | null {
  const { values } = numberWords[language];
  const value = values.get(word);
  if (value !== undefined || language !== "nl") return value === undefined ? null : [value];
  const parts = word.match(dutchParts) ?? [];
  if (parts.length === 0 || parts.join("") !== word || parts[0] === "en") return null;
  return parts.flatMap((part) => values.get(part) ?? []);
}

interface Spoken {
  readonly values: readonly number[];
  readonly ordinal: boolean;
}

function readWord(word: string, language: Locale): Spoken | null {
  const { ordinals, ending } = numberWords[language];
  const cardinal = valuesOf(word, language);
  if (cardinal !== null) return { values: cardinal, ordinal: false };
  const irregular = ordinals.get(word);
  if (irregular !== undefined) return { values: [irregular], ordinal: true };
  const regular = ending.test(word) ? valuesOf(word.replace(ending, ""), language) : null;
  return regular === null ? null : { values: regular, ordinal: true };
}

function withAll(sum: Sum | null, values: readonly number[], language: Locale): Sum | null {
  return values.reduce<Sum | null>((all, next) => all && withNext(all, next, language), sum);
}

/** The longest number that the words begin with; words are lower case, without accents. */
export function readSpokenNumber(words: readonly string[], language: Locale): SpokenNumber | null {
  const { and } = numberWords[language];
  let sum: Sum = nothing;
  let found: SpokenNumber | null = null;
  for (const [at, word] of words.entries()) {
    if (found !== null && word === and) continue;
    const spoken = readWord(word, language);
    const next = spoken && withAll(sum, spoken.values, language);
    if (spoken === null || next === null) return found;
    sum = next;
    found = { value: sum.total + sum.rest, ordinal: spoken.ordinal, length: at + 1 };
    if (spoken.ordinal) return found;
  }
  return found;
}
