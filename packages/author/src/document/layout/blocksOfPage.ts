import type { JoinLines } from "./mendHyphens.ts";
import type { Block, Line, LinedPage } from "./shapes.ts";
import type { Cell, TableRow } from "./tableRows.ts";
import { tablesOf } from "./tablesOf.ts";
import { tableText } from "./table-text.ts";

const bullet = /^(?:[•◦▪‣●○■□–—*·]|-(?=\s)|\(?(?:\d{1,2}|[a-z])[.)](?=\s))\s*/u;
const mark = /^(?:[•◦▪‣●○■□–—*·]|-(?=\s))/u;
const numeral = /^\(?(\d{1,2})[.)](?=\s)/u;
const dotLeader = /(?:\.\s?){4}|…{2}|\.{3}\s*\d+$/;

/**
 * The paragraphs and simple tables of a page: what is code, another table or a table of contents is
 * left out.
 */
export function blocksOfPage(page: LinedPage, join: JoinLines, bodySize: number): Block[] {
  const found = tablesOf(page.lines);
  const tables = new Map(found.map((rows) => [rows[0]?.[0]?.[0], rows]));
  const inTables = new Set(found.flat(3));
  const isText = (line: Line) => isRunning(line) && !inTables.has(line);
  const lines = page.lines.filter(isText);
  const rightEdge = edgeOf(lines);
  const spacing = lineSpacing(lines);
  const blocks: Block[] = [];
  let last: Line | undefined;
  for (const line of page.lines) {
    const table = tables.get(line);
    if (table !== undefined) {
      blocks.push(tableBlock(table, page.number, join));
      last = undefined;
    }
    if (!isText(line)) continue;
    const block = blocks.at(-1);
    if (
      block !== undefined &&
      last !== undefined &&
      continues(last, line, { rightEdge, spacing, bodySize })
    )
      blocks.splice(-1, 1, { ...block, text: join(block.text, line.text) });
    else
      blocks.push({
        text: line.text.replace(bullet, ""),
        size: line.size,
        page: page.number,
        isListItem: bullet.test(line.text),
        ordinal: ordinalOf(line.text),
        bullet: bulletOf(line.text),
        indent: line.x,
      });
    last = line;
  }
  return blocks.filter(({ text }) => text !== "");
}

function isRunning({ text, monospace, tabular }: Line): boolean {
  return !monospace && !tabular && !dotLeader.test(text);
}

function tableBlock(table: readonly TableRow[], page: number, join: JoinLines): Block {
  const textOf = (cell: Cell) => cell.map(({ text }) => text).reduce(join);
  const rows = table.map((row) => row.map(textOf));
  return {
    text: tableText(rows),
    size: 0,
    page,
    isListItem: false,
    ordinal: null,
    bullet: null,
    indent: table[0]?.[0]?.[0]?.x ?? 0,
    rows,
  };
}

function ordinalOf(text: string): number | null {
  const [, digits] = numeral.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}

function bulletOf(text: string): string | null {
  return mark.exec(text)?.[0] ?? null;
}

interface PageMeasure {
  readonly rightEdge: number;
  readonly spacing: number;
  readonly bodySize: number;
}

/** Whether a line goes on with the paragraph of the line before it. */
function continues(last: Line, line: Line, { rightEdge, spacing, bodySize }: PageMeasure): boolean {
  const gap = line.y - last.y;
  if (Math.abs(line.size - last.size) > 0.6 || bullet.test(line.text)) return false;
  if (gap < 0) return !/[.!?:]["»”’)]*$/.test(last.text);
  const isHeading = line.size > bodySize * 1.12;
  if (isHeading) return gap < line.size * 1.9;
  if (gap > spacing * 1.35) return false;
  const endsEarly = last.right < rightEdge - 12 * line.size;
  const endsSentence = /[.!?:;]["»”’)]*$/.test(last.text);
  const indented = line.x - last.x > 0.8 * line.size && line.x - last.x < 6 * line.size;
  return !(endsSentence && (endsEarly || indented));
}

/** Where full lines end. */
function edgeOf(lines: readonly Line[]): number {
  const edges = lines.map(({ right }) => right).toSorted((a, b) => a - b);
  return edges[Math.floor(edges.length * 0.85)] ?? 0;
}

/** The usual distance from baseline to baseline. */
function lineSpacing(lines: readonly Line[]): number {
  const gaps = lines
    .slice(1)
    .map((line, index) => line.y - (lines[index]?.y ?? 0))
    .filter((gap) => gap > 4 && gap < 40)
    .toSorted((a, b) => a - b);
  return gaps[Math.floor(gaps.length * 0.4)] ?? 14;
}
