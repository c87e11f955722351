import type { ExtractedDocument } from "../../model/ExtractedDocument.ts";
import { coverTitles } from "../naming/coverTitles.ts";
import { isShortText } from "../isShortText.ts";
import { acrossPages } from "./acrossPages.ts";
import { blocksOfPage } from "./blocksOfPage.ts";
import { entryListsOf } from "./entryListsOf.ts";
import { facesOf } from "./facesOf.ts";
import { headingsOf } from "./headingsOf.ts";
import type { PlacedBlock } from "./headingsOf.ts";
import { joinedGrids } from "./joinedGrids.ts";
import { joinsIntoSentences } from "./joinsIntoSentences.ts";
import { linesOfPages } from "./linesOfPages.ts";
import { mendHyphens } from "./mendHyphens.ts";
import type { LinedPage, OutlineEntry, RawPage } from "./shapes.ts";
import { stepListsOf } from "./stepListsOf.ts";
import { placedTables } from "./table-text.ts";
import { withoutRunningLines } from "./withoutRunningLines.ts";
import { withSubheadings } from "./withSubheadings.ts";

const between = "\n\n";

export interface AssembledDocument extends Omit<
  ExtractedDocument,
  "language" | "title" | "pageCount" | "unreadPages"
> {
  /** Pages that were left out, since their lines do not join into sentences. */
  readonly unjoinedPages: readonly number[];
  /** What may name it, the likeliest first. */
  readonly coverTitles: readonly string[];
  /** All of it but its code. */
  readonly prose: string;
}

/** What the pages of a document that were read hold. */
export function assembleDocument(
  rawPages: readonly RawPage[],
  outline: readonly OutlineEntry[],
): AssembledDocument {
  const all = withoutRunningLines(linesOfPages(rawPages));
  const unjoined = new Set(all.filter(({ lines }) => !joinsIntoSentences(lines)));
  const lined = joinedGrids(
    all.map((page) => (unjoined.has(page) ? { ...page, lines: [] } : page)),
  );
  const bodySize = bodySizeOf(lined);
  const join = mendHyphens(lined);
  const isShort = isShortText(rawPages.length);
  const style = { size: bodySize, faces: isShort ? facesOf(lined, bodySize) : null };
  const found = lined.map((page) => blocksOfPage(page, join, style));
  const blocks = isShort ? withSubheadings(acrossPages(found, join)) : found.flat();
  const placed: PlacedBlock[] = [];
  const pages = lined.map(({ number }) => {
    let text = "";
    for (const block of blocks.filter(({ page }) => page === number)) {
      if (text !== "") text += between;
      placed.push({ ...block, offset: text.length });
      text += block.text;
    }
    return { number, text };
  });
  const headings = headingsOf(placed, outline, bodySize);
  const prose = placed.filter(({ letter }) => letter === undefined).map(({ text }) => text);
  return {
    wordCount: prose.reduce((total, text) => total + countWords(text), 0),
    prose: prose.join("\n"),
    pages,
    headings,
    stepLists: stepListsOf(placed, isShort),
    entryLists: entryListsOf(
      placed,
      isShort ? { isGathered: true, isHeading: (block) => isAmong(block, headings) } : null,
    ),
    tables: placedTables(placed),
    listings: placed.flatMap(({ letter, page, offset, text, isCut }) =>
      letter === undefined
        ? []
        : [
            {
              page,
              start: offset,
              end: offset + text.length,
              ...(isCut === true ? { isCut } : {}),
            },
          ],
    ),
    unjoinedPages: [...unjoined].map(({ number }) => number),
    coverTitles: coverTitles(placed, bodySize),
  };
}

function isAmong(
  { page, offset }: PlacedBlock,
  headings: readonly { readonly page: number; readonly offset: number }[],
): boolean {
  return headings.some((heading) => heading.page === page && heading.offset === offset);
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
