import { isInterrupted, isMidSentence, listingsOf } from "./listingsOf.ts";
import type { ListingLines } from "./listingsOf.ts";
import type { Grid, Line, LinedPage } from "./shapes.ts";
import { paragraphsOfGrid, tableOfGrid } from "./tableOfGrid.ts";
import type { TableRow } from "./tableRows.ts";
import { tablesOf } from "./tablesOf.ts";

const dotLeader = /(?:\.\s?){4}|…{2}|\.{3}\s*\d+$/;

/** A table, a listing of code, or lines that may go on with each other. */
export type Part =
  | { readonly kind: "table"; readonly rows: readonly TableRow[] }
  | { readonly kind: "listing"; readonly lines: ListingLines; readonly isCut: boolean }
  | { readonly kind: "text"; readonly lines: readonly Line[] };

/** Text, tables, listings, and cells that are read like pages of their own, in order. */
export function partsOfPage({ lines }: LinedPage, isShort: boolean): readonly Part[] {
  const tables = byFirst(tablesOf(lines), (rows) => rows[0]?.flat()[0]);
  const inTables = new Set([...tables.values()].flat(3));
  const listings = byFirst(listingsOf(lines, isShort), ([first]) => first);
  const parts: Part[] = [];
  for (const [at, line] of lines.entries()) {
    const { grid } = line;
    const rows = tables.get(line) ?? (grid === undefined ? null : tableOfGrid(grid));
    const listing = listings.get(line);
    if (rows !== null) parts.push({ kind: "table", rows }, endOfText);
    else if (listing !== undefined) {
      const isCut = isInterrupted(listing, lines);
      parts.push({ kind: "listing", lines: listing, isCut }, endOfText);
    }
    if (grid !== undefined && rows === null) parts.push(...partsOfGrid(grid, isShort), endOfText);
    const isInText =
      !line.monospace || (isShort && isMidSentence(lines[at - 1], line, lines[at + 1]));
    if (grid !== undefined || inTables.has(line) || !isInText || !isRunning(line)) continue;
    const last = parts.at(-1);
    if (last?.kind === "text") parts.splice(-1, 1, { ...last, lines: [...last.lines, line] });
    else parts.push({ kind: "text", lines: [line] });
  }
  return parts;
}

/** Nothing goes on with what stands in cells, tables and listings. */
const endOfText: Part = { kind: "text", lines: [] };

function byFirst<Found>(
  all: readonly Found[],
  firstOf: (found: Found) => Line | undefined,
): ReadonlyMap<Line | undefined, Found> {
  return new Map(all.map((found) => [firstOf(found), found]));
}

function partsOfGrid(grid: Grid, isShort: boolean): readonly Part[] {
  const paragraphs = new Set(paragraphsOfGrid(grid));
  return grid.rows.flat().flatMap((cell): readonly Part[] => {
    if (paragraphs.has(cell)) {
      const lines = cell.filter((line) => !line.monospace && isRunning(line));
      return [{ kind: "text", lines }];
    }
    return listingsOf(cell, isShort).map((lines) => {
      return { kind: "listing", lines, isCut: isInterrupted(lines, cell) };
    });
  });
}

function isRunning({ text, tabular }: Line): boolean {
  return !tabular && !dotLeader.test(text);
}
