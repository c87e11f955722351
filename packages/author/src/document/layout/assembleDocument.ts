import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import { coverTitles } from "../naming/coverTitles.ts";
import { blocksOfPage } from "./blocksOfPage.ts";
import { entryListsOf } from "./entryListsOf.ts";
import { headingsOf } from "./headingsOf.ts";
import type { PlacedBlock } from "./headingsOf.ts";
import { joinsIntoSentences } from "./joinsIntoSentences.ts";
import { linesOfPage } from "./linesOfPage.ts";
import { mendHyphens } from "./mendHyphens.ts";
import type { LinedPage, OutlineEntry, RawPage } from "./shapes.ts";
import { stepListsOf } from "./stepListsOf.ts";
import { placedTables } from "./table-text.ts";
import { withoutRunningLines } from "./withoutRunningLines.ts";

const between = "\n\n";

export interface AssembledDocument extends Omit<
  ExtractedDocument,
  "language" | "title" | "pageCount" | "unreadPages"
> {
  /** Pages that were left out, since their lines do not join into sentences. */
  readonly unjoinedPages: readonly number[];
  /** What may name it, the likeliest first. */
  readonly coverTitles: readonly string[];
}

/** What the pages of a document that were read hold. */
export function assembleDocument(
  rawPages: readonly RawPage[],
  outline: readonly OutlineEntry[],
): AssembledDocument {
  const all = withoutRunningLines(rawPages.map(linesOfPage));
  const unjoined = new Set(all.filter(({ lines }) => !joinsIntoSentences(lines)));
  const lined = all.map((page) => (unjoined.has(page) ? { ...page, lines: [] } : page));
  const bodySize = bodySizeOf(lined);
  const join = mendHyphens(lined);
  const placed: PlacedBlock[] = [];
  const pages = lined.map((page) => {
    let text = "";
    for (const block of blocksOfPage(page, join, bodySize)) {
      if (text !== "") text += between;
      placed.push({ ...block, offset: text.length });
      text += block.text;
    }
    return { number: page.number, text };
  });
  return {
    wordCount: pages.reduce((total, { text }) => total + countWords(text), 0),
    pages,
    headings: headingsOf(placed, outline, bodySize),
    stepLists: stepListsOf(placed),
    entryLists: entryListsOf(placed),
    tables: placedTables(placed),
    unjoinedPages: [...unjoined].map(({ number }) => number),
    coverTitles: coverTitles(placed, bodySize),
  };
}

/** The size in which most letters are set. */
function bodySizeOf(pages: readonly LinedPage[]): number {
  const letters = new Map<number, number>();
  for (const { lines } of pages)
    for (const { size, text, monospace } of lines)
      if (!monospace) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

export function countWords(text: string): number {
  return text.match(/[\p{Letter}\p{Number}][\p{Letter}\p{Number}’'-]*/gu)?.length ?? 0;
}
