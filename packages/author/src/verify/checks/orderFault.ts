import type { OrderingExercise } from "@alambic/contract";

import { areSteps } from "../../document/analysis/areSteps.ts";
import { blocksOf } from "../../document/analysis/blocksOf.ts";
import { numberedSteps } from "../../document/analysis/numberedSteps.ts";
import { purposeInProse, purposeOfList } from "../../document/analysis/purposeOfSteps.ts";
import type { Purpose } from "../../document/analysis/purposeOfSteps.ts";
import { sentencesOf } from "../../document/analysis/sentencesOf.ts";
import { stepsInProse } from "../../document/analysis/stepsInProse.ts";
import { isShortText } from "../../document/isShortText.ts";
import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import type { Provenance } from "../../model/Provenance.ts";
import { plainText } from "../../texts/rich-text.ts";

type FromDocument = Extract<Provenance, { kind: "document" }>;

/** Steps as the document gives them at a place, and what they are for. */
interface Given {
  readonly steps: readonly string[];
  readonly purpose: Purpose;
}

/**
 * What is wrong with steps that are to be put in order: they are not those of the quote from its first to its last, or
 * the document does not say that they are for what the question names. Null for nothing.
 */
export function orderFault(
  { content: { prompt, items, correct_item_ids: order } }: OrderingExercise,
  provenance: FromDocument,
  document: ExtractedDocument,
): string | null {
  const steps = order.map((id) => plainText(items.find((item) => item.id === id)?.text ?? ""));
  const [asked, ...others] =
    typeof prompt === "string" ? [] : prompt.filter(({ lang }) => lang !== undefined);
  if (asked === undefined || others.length > 0) return plainText(prompt);
  const isTold =
    isShortText(document.pageCount) &&
    [numberedAt, toldAt].some((given) => {
      const found = given(provenance, document);
      return found !== null && areSame(steps, found.steps) && found.purpose.text === asked.text;
    });
  // Of long texts, and as short ones were planned by earlier versions.
  const isRight =
    isTold ||
    (areSame(steps, provenance.quote.split("\n\n")) &&
      standsBefore(asked.text, provenance, document));
  return isRight ? null : steps.join(" | ");
}

/** Whether a paragraph ends right before a place, on its page or at the end of the one before. */
function standsBefore(
  paragraph: string,
  { page, start }: FromDocument,
  { pages }: ExtractedDocument,
): boolean {
  const textOf = (wanted: number) => pages.find(({ number }) => number === wanted)?.text ?? "";
  const before = textOf(page).slice(0, start).trimEnd();
  return (before === "" ? textOf(page - 1).trimEnd() : before).endsWith(paragraph.trimEnd());
}

/** The steps of a numbered list that the quote begins and ends with. */
function numberedAt({ page, start, end }: FromDocument, document: ExtractedDocument): Given | null {
  const list = document.stepLists?.find(
    (each) => each.page === page && each.steps[0]?.start === start,
  );
  const count = (list?.steps.findIndex((step) => step.end === end) ?? -1) + 1;
  if (list === undefined || count === 0) return null;
  const text = document.pages.find(({ number }) => number === page)?.text ?? "";
  const entries = list.steps.map((step) => text.slice(step.start, step.end));
  const steps = numberedSteps(entries, document.language);
  const { at, blocks } = blockAt(page, start, document);
  const purpose = purposeOfList(at, blocks, document);
  const areTold = purpose !== null && areSteps(purpose.above, steps, document.language);
  return steps.length === count && areTold ? { steps, purpose } : null;
}

/** The steps that the sentences of the quote tell, all of it. */
function toldAt(
  { quote, page, start, end }: FromDocument,
  document: ExtractedDocument,
): Given | null {
  const { language } = document;
  const { at, blocks } = blockAt(page, start, document);
  const block = { text: quote, page, start, heading: -1, isHeading: false };
  const [told] = stepsInProse(sentencesOf(block, at, language), language);
  const purpose = purposeInProse(at, start, blocks, document);
  const isWhole = told !== undefined && told.start === start && told.end === end;
  return isWhole && purpose !== null ? { steps: told.steps, purpose } : null;
}

function blockAt(page: number, start: number, document: ExtractedDocument) {
  const blocks = blocksOf(document);
  return { blocks, at: blocks.findLastIndex((each) => each.page === page && each.start <= start) };
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, at) => text === other[at]);
}
