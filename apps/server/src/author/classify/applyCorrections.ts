import type { Classification, ClassificationLabel } from "@alambic/contract";

import { foldText } from "../texts/foldText.ts";
import { gramsOf } from "./Lexicon.ts";

/** What a member said was right, for a topic they typed. */
export interface Correction {
  readonly text: string;
  readonly corrected: ClassificationLabel;
}

const nearlyTheSame = 0.55;
const sureOfRepeat = 0.99;
const sureOfNearRepeat = 0.9;

/** The correction of the same or nearly the same topic; of several, the latest in the list. */
export function applyCorrections(
  folded: string,
  corrections: readonly Correction[],
): Classification["alternatives"][number] | null {
  if (folded === "") return null;
  const known = corrections.map(({ text, corrected }) => ({ folded: foldText(text), corrected }));
  const same = known.findLast((correction) => correction.folded === folded);
  if (same !== undefined) return { ...same.corrected, confidence: sureOfRepeat };
  const grams = new Set(gramsOf(folded));
  const near = known
    .map(({ folded: other, corrected }) => ({ corrected, likeness: likeness(grams, other) }))
    .filter((candidate) => candidate.likeness >= nearlyTheSame)
    .toSorted((a, b) => a.likeness - b.likeness)
    .at(-1);
  return near === undefined ? null : { ...near.corrected, confidence: sureOfNearRepeat };
}

function likeness(grams: ReadonlySet<string>, other: string): number {
  const others = gramsOf(other);
  const common = others.filter((gram) => grams.has(gram)).length;
  return common / Math.max(1, grams.size + others.length - common);
}
