import { columnOf, distance, tableRows } from "./tableRows.ts";
import type { Cell, PageRow, TableRow } from "./tableRows.ts";
import type { Line } from "./shapes.ts";

const columns = { fewest: 2, most: 4 };
/** With an empty cell above its first column a table has so many columns at least. */
const fewestBelowCorner = 3;
/** Below the header. */
const fewestRows = 2;
/** Of a cell on one line, and of one on several. */
const longest = { line: 60, cell: 100 };
/** Baselines differ by less than this share of the size within a row. */
const sameBaseline = 0.35;
/** Rows are as far apart from each other, up to this ratio. */
const evenSpacing = 1.4;
const headerSpacing = 2;
/** A line this near to the table, in distances between rows, may be a part of one of its cells. */
const nearby = 1.3;

/** Signs, numerals and letters in front of items and footnotes. */
const marker = /^(?:[^\p{Letter}\p{Number}]+|\(?[\p{Letter}\p{Number}]{1,2}[.)]|\d{1,3})$/u;
const leader = /(?:\.\s?){4,}|…/u;
const ending = /[.!?:;,…‐-]$/u;

/**
 * The simple tables among the lines of a page: a header in a face of its own, and rows below it
 * whose cells begin where the header's do, on one line or on several that stand closer than rows. Nothing
 * need stand above the first column. What may be anything else, such as columns of text, contents with
 * page numbers, footnotes or code, is none. Each is its rows, the header first.
 */
export function tablesOf(lines: readonly Line[]): readonly (readonly TableRow[])[] {
  const rows = rowsOf(lines);
  const tables: (readonly TableRow[])[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const table = tableAt(at, rows);
    if (table === null) continue;
    tables.push(table);
    at += reachOf(table) - 1;
  }
  return tables;
}

function rowsOf(lines: readonly Line[]): readonly PageRow[] {
  const rows: Line[][] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    const first = row?.[0];
    const isBeside =
      first !== undefined &&
      Math.abs(line.y - first.y) < sameBaseline * Math.max(line.size, first.size);
    if (row !== undefined && isBeside) row.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x));
}

function tableAt(at: number, rows: readonly PageRow[]): readonly TableRow[] | null {
  const header = rows[at];
  if (header === undefined || !isHeader(header)) return null;
  const names = header.map((line) => [line]);
  const [first] = rows[at + 1] ?? [];
  return (
    tableUnder(names, at, rows) ??
    (first === undefined || first.x > (header[0]?.x ?? 0) - first.size
      ? null
      : tableUnder([[], ...names], at, rows, first.x))
  );
}

/** The table below a header, of whose first column, where that has no name, is told where it begins. */
function tableUnder(
  header: TableRow,
  at: number,
  rows: readonly PageRow[],
  left?: number,
): readonly TableRow[] | null {
  const least = left === undefined ? columns.fewest : fewestBelowCorner;
  if (header.length < least || header.length > columns.most) return null;
  const lefts = header.map(([line]) => line?.x ?? left ?? 0);
  const below = rows.slice(at + 1);
  const length = below.findIndex((row) => !isBelow(row, header, lefts));
  const body = tableRows(length < 0 ? below : below.slice(0, length), lefts);
  if (body === null || body.length < fewestRows) return null;
  const table = [header, ...body];
  const isTable =
    table.flat().every((cell) => cell.length === 0 || isCell(cell)) &&
    isEven(table) &&
    isApart(rows[at - 1], table, rows[at + reachOf(table)]) &&
    !body.some(([first]) => first === undefined || marker.test(textOf(first))) &&
    beginAlike(body) &&
    !isContents(body);
  return isTable ? table : null;
}

function isHeader(row: PageRow): boolean {
  const names = new Set(row.map(({ text }) => text.toLowerCase()));
  return (
    row.length >= columns.fewest &&
    names.size === row.length &&
    row.every(({ text }) => /\p{Letter}/u.test(text))
  );
}

/** Lines that begin under those of the header, in another face. */
function isBelow(row: PageRow, header: TableRow, lefts: readonly number[]): boolean {
  const faces = new Set(header.flat().flatMap(({ fonts }) => fonts));
  const places = row.map((line) => columnOf(line, lefts));
  const last = row.at(-1)?.fonts ?? [];
  return (
    places.every((place, index) => place > (places[index - 1] ?? -1)) &&
    !last.some((font) => faces.has(font)) &&
    !row.every(({ monospace }) => monospace)
  );
}

/** Short, and neither a sentence nor a part of one. */
function isCell(cell: Cell): boolean {
  const text = textOf(cell);
  return (
    (cell[0]?.tabular ?? false) &&
    text.length <= (cell.length === 1 ? longest.line : longest.cell) &&
    /[\p{Letter}\p{Number}]/u.test(text) &&
    !ending.test(text) &&
    !leader.test(text) &&
    !/[|*†‡]/u.test(text)
  );
}

function textOf(cell: Cell): string {
  return cell.map(({ text }) => text).join(" ");
}

function isEven(table: readonly TableRow[]): boolean {
  const [toHeader = 0, ...gaps] = gapsOf(table);
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  return most <= least * evenSpacing && toHeader <= least * headerSpacing;
}

/** No line above or below is so near that a cell could go on in it. */
function isApart(
  above: PageRow | undefined,
  table: readonly TableRow[],
  below: PageRow | undefined,
): boolean {
  const near = nearby * Math.max(...gapsOf(table.slice(1)));
  const isFar = (gap: number) => gap <= 0 || gap > near;
  return (
    isFar(distance(above, table[0]?.flat())) && isFar(distance(lastLines(table.at(-1)), below))
  );
}

/** From the last line of each row to the first of the next. */
function gapsOf(rows: readonly TableRow[]): readonly number[] {
  return rows.slice(1).map((row, index) => distance(lastLines(rows[index]), row[0]));
}

/** The lowest line of a row. */
function lastLines(row: TableRow | undefined): PageRow | undefined {
  const [lowest] = (row ?? []).flat().toSorted((a, b) => b.y - a.y);
  return lowest === undefined ? undefined : [lowest];
}

/** Over how many rows of the page the table reaches. */
function reachOf(table: readonly TableRow[]): number {
  const tallest = (row: TableRow) => Math.max(...row.map(({ length }) => length));
  return table.reduce((sum, row) => sum + tallest(row), 0);
}

/** Where some rows begin with a small letter and others do not, those go on with a cell above. */
function beginAlike(body: readonly TableRow[]): boolean {
  return new Set(body.map(([first]) => /^\p{Lowercase}/u.test(textOf(first ?? [])))).size === 1;
}

/** Numbers that rise from row to row, as those of pages do. */
function isContents(body: readonly TableRow[]): boolean {
  const last = body.map((row) => textOf(row.at(-1) ?? []));
  return (
    last.every((text) => /^\d{1,4}$/u.test(text)) &&
    last.every((text, index) => Number(text) >= Number(last[index - 1] ?? 0))
  );
}
