import type { MatchingExercise } from "@alambic/contract";

import { datedEntryIn, datedEventIn } from "../../document/analysis/datesIn.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import type { Provenance } from "../../model/Provenance.ts";
import { plainText } from "../../texts/rich-text.ts";
import { foldText } from "../../texts/foldText.ts";
import { isWholeSentence } from "./isWholeSentence.ts";

type FromDocument = Extract<Provenance, { kind: "document" }>;

/** Whether an item matches years with what happened: each quotes a passage of its own. */
export function isChronology(
  { content: { left } }: MatchingExercise,
  { parts }: FromDocument,
): boolean {
  return parts !== undefined && left.every(({ text }) => /^\d{3,4}$/u.test(plainText(text)));
}

/**
 * What is wrong with a question on what happened when: each pair is what one of the quoted sentences tells of its only
 * year, and no other tells that of another. Null for nothing.
 */
export function chronologyFault(
  { content: { left, right, pairs } }: MatchingExercise,
  { parts = [], page, start, end }: FromDocument,
  document: ExtractedDocument,
): string | null {
  const isOne = parts.some(
    (part) => part.page === page && part.start === start && part.end === end,
  );
  const told = parts
    .filter((place) => isWholeSentence(place, document))
    .flatMap(({ quote }) => {
      const { language } = document;
      return datedEventIn(quote, language) ?? datedEntryIn(quote, language) ?? [];
    });
  const textOf = (id: string, options: typeof left) =>
    plainText(options.find((option) => option.id === id)?.text ?? "");
  if (!isOne || told.length !== parts.length || told.length !== pairs.length)
    return left.map(({ text }) => plainText(text)).join(" | ");
  const wrong = pairs.find(({ left_id: leftId, right_id: rightId }) => {
    const [year, event] = [textOf(leftId, left), textOf(rightId, right)];
    const ofYear = told.filter((each) => each.year === year);
    const ofEvent = told.filter((each) => foldText(each.event) === foldText(event));
    return ofYear.length !== 1 || ofEvent.length !== 1 || ofYear[0]?.event !== event;
  });
  return wrong === undefined ? null : textOf(wrong.left_id, left);
}
