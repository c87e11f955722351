import type { Classification, ClassificationLabel } from "@alambic/contract";

import { foldText } from "../texts/foldText.ts";
import { gramsOf } from "./Lexicon.ts";
import { contentWords } from "./contentWords.ts";
import { withNumerals } from "./withNumerals.ts";

/** What a member said was right, for a topic they typed. */
export interface ClassificationCorrection {
  readonly text: string;
  readonly corrected: ClassificationLabel;
}

const sureOfRepeat = 0.99;
const sureOfNearRepeat = 0.9;
/** Two words that begin alike and share so many n-grams are forms, or misspellings, of one. */
const sameWord = 0.6;
const sameStart = 3;

/** The correction of the same or nearly the same topic; of several, the first in the list. */
export function applyCorrections(
  folded: string,
  corrections: readonly ClassificationCorrection[],
): Classification["alternatives"][number] | null {
  if (folded === "") return null;
  const same = corrections.find(({ text }) => foldText(text) === folded);
  if (same !== undefined) return { ...same.corrected, confidence: sureOfRepeat };
  const words = contentWords(withNumerals(folded));
  const near = corrections.find(({ text }) =>
    sameWords(words, contentWords(withNumerals(foldText(text)))),
  );
  return near === undefined ? null : { ...near.corrected, confidence: sureOfNearRepeat };
}

function sameWords(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word) => b.some((other) => isFormOf(word, other)));
}

function isFormOf(word: string, other: string): boolean {
  if (word === other) return true;
  // 1918 is no misspelling of 1914.
  if (/^\d+$/u.test(word) || /^\d+$/u.test(other)) return false;
  if (word.slice(0, sameStart) !== other.slice(0, sameStart)) return false;
  const [grams, others] = [new Set(gramsOf(word)), gramsOf(other)];
  const common = others.filter((gram) => grams.has(gram)).length;
  return common / Math.sqrt(grams.size * others.length) >= sameWord;
}
