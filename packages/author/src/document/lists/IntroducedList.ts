import { detectLanguage } from "../../texts/detectLanguage.ts";
import type { ReadDocument } from "../plan/readDocument.ts";
import type { EntryList } from "../../model/ExtractedDocument.ts";
import { introductionIn } from "./introductionIn.ts";
import { isTranslation, labelsOf } from "./Label.ts";
import type { Label } from "./Label.ts";
import { oncePerDocument } from "./oncePerDocument.ts";

const longestQuote = 1600;

/** A list with the sentence that introduces it, all on one page. */
export interface IntroducedList {
  readonly page: number;
  /** Of the introducing sentence, and of the last entry's end, in the page's text. */
  readonly start: number;
  readonly end: number;
  /** From the one to the other. */
  readonly quote: string;
  readonly introduction: string;
  readonly entries: readonly string[];
  /** Whether there may be more entries overleaf. */
  readonly isCut: boolean;
  /** Of the entries that are short and whole. */
  readonly labels: readonly Label[];
  /** Position of the innermost heading above it. */
  readonly heading: number;
}

/** What the labels of a list are, and what they stand in. */
export interface LabelledList {
  readonly heading: number;
  readonly labels: readonly Label[];
}

/** All lists of the document that could be others of the same kind. */
export const labelledLists = oncePerDocument((read): readonly LabelledList[] =>
  (read.document.entryLists ?? []).flatMap((list) => {
    const entries = entriesOf(list, read);
    const heading = read.blocks[placeOf(list, read)]?.heading ?? -1;
    const isOwn = !read.aboutItself.has(heading) && isInLanguage(entries, read);
    return isOwn ? [{ heading, labels: distinctLabels(entries, read) }] : [];
  }),
);

/** The lists of the document that a sentence introduces. */
export const introducedLists = oncePerDocument((read): readonly IntroducedList[] => {
  const { document, blocks, aboutItself } = read;
  return (document.entryLists ?? []).flatMap((list): IntroducedList[] => {
    if (!list.isPlain) return [];
    const place = placeOf(list, read);
    const [before, first] = [blocks[place - 1], blocks[place]];
    const entries = entriesOf(list, read);
    if (before === undefined || first === undefined || before.page !== list.page) return [];
    const sentence = introductionIn(before, place - 1, document.language);
    if (sentence === null || aboutItself.has(first.heading) || !isInLanguage(entries, read))
      return [];
    const { start } = sentence;
    const end = list.entries.at(-1)?.end ?? start;
    const quote = textOf(list.page, read).slice(start, end);
    return quote.length > longestQuote || detectLanguage(quote) !== document.language
      ? []
      : [
          {
            page: list.page,
            start,
            end,
            quote,
            introduction: sentence.text,
            entries,
            isCut: list.isCut,
            labels: distinctLabels(entries, read),
            heading: first.heading,
          },
        ];
  });
});

function distinctLabels(entries: readonly string[], { document }: ReadDocument): readonly Label[] {
  const labels = labelsOf(entries, document.language).filter((label) => label !== null);
  return [...new Map(labels.map((label) => [label.text.toLowerCase(), label])).values()];
}

function entriesOf({ page, entries }: EntryList, read: ReadDocument): readonly string[] {
  const text = textOf(page, read);
  return entries.map(({ start, end }) => text.slice(start, end));
}

function placeOf({ page, entries }: EntryList, { blocks }: ReadDocument): number {
  return blocks.findIndex((block) => block.page === page && block.start === entries[0]?.start);
}

function textOf(page: number, { document }: ReadDocument): string {
  return document.pages.find(({ number }) => number === page)?.text ?? "";
}

/** No entry is in another language, as half-translated documents have them. */
function isInLanguage(entries: readonly string[], { document }: ReadDocument): boolean {
  return !entries.some((entry) => isTranslation(entry, document.language));
}
