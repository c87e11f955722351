import type { Line } from "./shapes.ts";

/** Lines at one height, from left to right. */
export type PageRow = readonly Line[];
/** The lines of a cell, from top to bottom. */
export type Cell = readonly Line[];
export type TableRow = readonly Cell[];

/** Lines of one cell are as far apart as those of a paragraph: up to so many sizes of its letters. */
const widestLeading = 1.45;
/** Distances that differ by less than this ratio are the same. */
const sameDistance = 1.12;
/** Rows are this many times as far apart as the lines of a cell, or cannot be told from them. */
const rowSpacing = 1.25;

/**
 * The rows of a table below its header: each line of the page a row or, where cells of some columns go
 * on below closer than rows follow each other, the cells with all their lines. Ends before the first
 * row that lacks a cell. Null where rows and lines of cells cannot be told apart.
 */
export function tableRows(
  rows: readonly PageRow[],
  lefts: readonly number[],
): readonly TableRow[] | null {
  const leading = leadingOf(rows, lefts);
  if (leading === null) return wholeRows(rows, lefts).map((row) => row.map((line) => [line]));
  const groups = grouped(rows, leading * sameDistance);
  const whole = groups.findIndex(([first]) => first?.length !== lefts.length);
  const kept = whole < 0 ? groups : groups.slice(0, whole);
  const gaps = kept.slice(1).map(([first], at) => distance(kept[at]?.at(-1), first));
  const last = kept.at(-1) ?? [];
  const isClear =
    gaps.every((gap) => gap >= leading * rowSpacing) &&
    // A caption below the table would stand there too.
    !(last.length > 1 && last.at(-1)?.every((line) => columnOf(line, lefts) === 0));
  const merged = kept.map((group) => mergedRow(group, lefts));
  return isClear && merged.every((row) => row !== null) ? merged : null;
}

/** Which column a line begins in; -1 where it begins in none. */
export function columnOf(line: Line, lefts: readonly number[]): number {
  return lefts.findIndex((left) => Math.abs(line.x - left) <= line.size);
}

/** From baseline to baseline, downwards; 0 without one of them. */
export function distance(upper: PageRow | undefined, lower: PageRow | undefined): number {
  const [from, to] = [upper?.[0]?.y, lower?.[0]?.y];
  return from === undefined || to === undefined ? 0 : to - from;
}

/** How far apart the lines of a cell are; null where every cell has one line. */
function leadingOf(rows: readonly PageRow[], lefts: readonly number[]): number | null {
  const gaps = rows.flatMap((row, at) => {
    const gap = distance(rows[at - 1], row);
    const isClose = gap > 0 && gap <= widestLeading * (row[0]?.size ?? 0);
    return isClose && row.length < lefts.length ? [gap] : [];
  });
  return gaps.length === 0 ? null : Math.min(...gaps);
}

function wholeRows(rows: readonly PageRow[], lefts: readonly number[]): readonly PageRow[] {
  const end = rows.findIndex((row) => row.length !== lefts.length);
  return end < 0 ? rows : rows.slice(0, end);
}

function grouped(rows: readonly PageRow[], closest: number): readonly (readonly PageRow[])[] {
  const groups: PageRow[][] = [];
  for (const [at, row] of rows.entries()) {
    const group = groups.at(-1);
    if (group !== undefined && distance(rows[at - 1], row) <= closest) group.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** The lines of each cell; null where one does not go on right below another line of its cell. */
function mergedRow(group: readonly PageRow[], lefts: readonly number[]): TableRow | null {
  const [first = [], ...rest] = group;
  const cells: Line[][] = first.map((line) => [line]);
  let above = first;
  for (const row of rest) {
    if (!row.every((line) => goesOn(line, row, above, lefts))) return null;
    for (const line of row) cells[columnOf(line, lefts)]?.push(line);
    above = row;
  }
  return cells;
}

/** Where all cells go on at once, their first one has to begin in the middle of a sentence. */
function goesOn(line: Line, row: PageRow, above: PageRow, lefts: readonly number[]): boolean {
  const column = columnOf(line, lefts);
  const isInside = line.right <= (lefts[column + 1] ?? Number.POSITIVE_INFINITY);
  const begins = row.length === lefts.length && !/^\p{Lowercase}/u.test(row[0]?.text ?? "");
  return isInside && !begins && above.some((other) => columnOf(other, lefts) === column);
}
