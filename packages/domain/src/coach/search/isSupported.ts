import type { Locale } from "@alambic/contract";

import { isStopWord } from "./stop-words.ts";
import { stemOf, wordsOf } from "./words.ts";

/** A text on which a statement rests. */
export interface Support {
  readonly text: string;
  readonly language: Locale;
}

/** So many of a statement's words have to stand in what it rests on. */
const leastHeld = 0.6;

/**
 * Whether a statement can rest on its sources: each number in it stands there, and most of its words do
 * where both are in one language.
 */
export function isSupported(
  statement: string,
  language: Locale,
  sources: readonly Support[],
): boolean {
  const words = wordsOf(statement);
  const there = new Set(sources.flatMap(({ text }) => wordsOf(text)));
  if (words.some((word) => /\p{N}/u.test(word) && !there.has(word))) return false;
  if (sources.some((source) => source.language !== language)) return sources.length > 0;
  const told = words.filter((word) => !isStopWord(word, language));
  const stems = new Set([...there].map((word) => stemOf(word, language)));
  const held = told.filter((word) => stems.has(stemOf(word, language)));
  return sources.length > 0 && held.length >= told.length * leastHeld;
}
