import { leftOf, letterOf, listingText } from "./listingsOf.ts";
import type { ListingLines } from "./listingsOf.ts";
import { goesOn } from "./goesOn.ts";
import { isApart, isLabelLine, settled } from "./labels.ts";
import { bullet, mark, numeral } from "./marks.ts";
import type { JoinLines } from "./mendHyphens.ts";
import { larger, measureOf } from "./PageMeasure.ts";
import type { Draft, PageMeasure, TextStyle } from "./PageMeasure.ts";
import { partsOfPage } from "./partsOfPage.ts";
import type { Block, Line, LinedPage } from "./shapes.ts";
import type { Cell, TableRow } from "./tableRows.ts";
import { tableText } from "./table-text.ts";
import { withTerms } from "./withTerms.ts";

/** The paragraphs, simple tables and listings of a page: another table or a table of contents is left out. */
export function blocksOfPage(page: LinedPage, join: JoinLines, style: TextStyle): Block[] {
  const parts = partsOfPage(page, style.faces !== null);
  const lines = parts.flatMap((part) => (part.kind === "text" ? part.lines : []));
  const measure = measureOf(lines, style, page.italics);
  const drafts: Draft[] = [];
  for (const part of parts) {
    if (part.kind !== "text") {
      const block =
        part.kind === "table"
          ? tableBlock(part.rows, page.number, join)
          : listingBlock(part.lines, page.number, part.isCut);
      drafts.push({ lines: [], block });
      continue;
    }
    let last: Line | undefined;
    for (const line of part.lines) {
      const draft = drafts.at(-1);
      if (draft !== undefined && last !== undefined && goesOn(draft, last, line, measure)) {
        const block = { ...draft.block, text: join(draft.block.text, line.text) };
        drafts.splice(-1, 1, { lines: [...draft.lines, line], block });
      } else drafts.push(draftOf(line, last, page.number, measure));
      last = line;
    }
  }
  return withTerms(drafts, measure)
    .map(settled)
    .filter(({ text }) => text !== "");
}

function draftOf(line: Line, above: Line | undefined, page: number, measure: PageMeasure): Draft {
  const { text, size, x } = line;
  const isHeading = isNumberedHeading(line, measure.style.size);
  const isLabel = isLabelLine(line, measure) && isApart(line, above, measure);
  const block = {
    text: text.replace(bullet, ""),
    size,
    page,
    isListItem: bullet.test(text) && !isHeading,
    ordinal: isHeading ? null : ordinalOf(text),
    bullet: bulletOf(text),
    indent: x,
    ...(isLabel ? { isLabel } : {}),
  };
  return { block, lines: [line] };
}

function tableBlock(table: readonly TableRow[], page: number, join: JoinLines): Block {
  const rows = table.map((row) => row.map((cell) => textOf(cell, join)));
  const [x = 0] = table[0]?.flat().map((line) => line.x) ?? [];
  return { ...plainBlock, text: tableText(rows), page, indent: x, rows };
}

function listingBlock(lines: ListingLines, page: number, isCut: boolean): Block {
  const place = { page, indent: leftOf(lines), letter: letterOf(lines) };
  return { ...plainBlock, text: listingText(lines), ...place, ...(isCut ? { isCut } : {}) };
}

const plainBlock = { size: 0, isListItem: false, ordinal: null, bullet: null };

function textOf(cell: Cell, join: JoinLines): string {
  const [first = "", ...further] = cell.map(({ text }) => text);
  return further.reduce(join, first);
}

function ordinalOf(text: string): number | null {
  const [, digits] = numeral.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** "3. Storage", in larger letters than the text. */
function isNumberedHeading({ text, size }: Line, bodySize: number): boolean {
  return size > bodySize * larger && numeral.test(text);
}

function bulletOf(text: string): string | null {
  return mark.exec(text)?.[0] ?? null;
}
