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

/** A word that begins with a capital. */
const name = /(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}]*/gu;

/**
 * Whether a statement can rest on its sources: each number and each name in it stands there, and most of its
 * other words do.
 * Words can only be held against words of their own language: sources have to be in one language, and the
 * statement is read as written in it. A translation, which nothing here can check, is not supported.
 */
export function isSupported(statement: string, sources: readonly Support[]): boolean {
  const language = sources[0]?.language;
  if (language === undefined || sources.some((source) => source.language !== language))
    return false;
  const words = wordsOf(statement);
  const there = new Set(sources.flatMap(({ text }) => wordsOf(text)));
  if (words.some((word) => /\p{N}/u.test(word) && !there.has(word))) return false;
  const stems = new Set([...there].map((word) => stemOf(word, language)));
  const tells = (word: string) => !isStopWord(word, language);
  const isHeld = (word: string) => stems.has(stemOf(word, language));
  const names = (statement.match(name) ?? []).flatMap(wordsOf);
  if (names.some((word) => tells(word) && !isHeld(word))) return false;
  const told = words.filter(tells);
  const held = told.filter(isHeld);
  return held.length > 0 && held.length >= told.length * leastHeld;
}
