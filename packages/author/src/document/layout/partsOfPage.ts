import type { Line, LinedPage } from "./shapes.ts";
import { paragraphsOfGrid, tableOfGrid } from "./tableOfGrid.ts";
import type { TableRow } from "./tableRows.ts";
import { tablesOf } from "./tablesOf.ts";

const dotLeader = /(?:\.\s?){4}|…{2}|\.{3}\s*\d+$/;

/** A table, or lines that may go on with each other. */
export interface Part {
  readonly table: readonly TableRow[] | null;
  readonly lines: readonly Line[];
}

/** Text, tables, and cells that are read like pages of their own, in order. */
export function partsOfPage({ lines }: LinedPage): readonly Part[] {
  const found = tablesOf(lines);
  const tables = new Map(found.map((rows) => [rows[0]?.[0]?.[0], rows]));
  const inTables = new Set(found.flat(3));
  const parts: { table: readonly TableRow[] | null; lines: Line[] }[] = [];
  const open = (table: readonly TableRow[] | null, own: readonly Line[] = []) => {
    parts.push({ table, lines: own.filter(isRunning) });
  };
  for (const line of lines) {
    const { grid } = line;
    const table = tables.get(line) ?? (grid === undefined ? null : tableOfGrid(grid));
    if (table !== null) open(table);
    else if (grid !== undefined) {
      for (const cell of paragraphsOfGrid(grid)) open(null, cell);
      open(null);
    }
    if (grid !== undefined || inTables.has(line) || !isRunning(line)) continue;
    if (parts.length === 0) open(null);
    parts.at(-1)?.lines.push(line);
  }
  return parts;
}

function isRunning({ text, monospace, tabular }: Line): boolean {
  return !monospace && !tabular && !dotLeader.test(text);
}
