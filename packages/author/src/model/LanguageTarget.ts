import type { TaughtLanguage } from "./taught-languages.ts";

/** Levels of the Common European Framework that lists of words tell apart, the easiest first. */
export const wordLevels = ["A1", "A2", "B1", "B2"] as const;
export type WordLevel = (typeof wordLevels)[number];

/** In which language, and with how hard words, a lesson is to be written. */
export interface LanguageTarget {
  readonly language: TaughtLanguage;
  readonly level: WordLevel;
  /** What the lesson and those before it teach; free, however rare it is. */
  readonly taught: readonly string[];
}

export function isWordLevel(value: unknown): value is WordLevel {
  return wordLevels.some((level) => level === value);
}
