import type { Line } from "./shapes.ts";

/** Lines at one height, from left to right. */
type Row = readonly Line[];

const columns = { fewest: 2, most: 4 };
/** Below the header. */
const fewestRows = 2;
const longestCell = 60;
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
 * whose cells begin where the header's do, each on one line. What may be anything else, such as
 * columns of text, contents with page numbers, footnotes, code or cells of several lines, is none.
 * Each is its rows, the header first.
 */
export function tablesOf(lines: readonly Line[]): readonly (readonly Row[])[] {
  const rows = rowsOf(lines);
  const tables: (readonly Row[])[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const table = tableAt(at, rows);
    if (table === null) continue;
    tables.push(table);
    at += table.length - 1;
  }
  return tables;
}

function rowsOf(lines: readonly Line[]): readonly Row[] {
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

function tableAt(at: number, rows: readonly Row[]): readonly Row[] | null {
  const header = rows[at];
  if (header === undefined || !isHeader(header)) return null;
  const below = rows.slice(at + 1);
  const length = below.findIndex((row) => !isBelow(row, header));
  const body = length < 0 ? below : below.slice(0, length);
  const isTable =
    body.length >= fewestRows &&
    [header, ...body].every((row) => row.every(isCell)) &&
    isEven(header, body) &&
    isApart(rows[at - 1], [header, ...body], rows[at + 1 + body.length]) &&
    !body.some(([first]) => first === undefined || marker.test(first.text)) &&
    beginAlike(body) &&
    !isContents(body);
  return isTable ? [header, ...body] : null;
}

function isHeader(row: Row): boolean {
  const names = new Set(row.map(({ text }) => text.toLowerCase()));
  return (
    row.length >= columns.fewest &&
    row.length <= columns.most &&
    names.size === row.length &&
    row.every(({ text }) => /\p{Letter}/u.test(text))
  );
}

/** Cells under those of the header, in another face. */
function isBelow(row: Row, header: Row): boolean {
  const faces = new Set(header.flatMap(({ fonts }) => fonts));
  const last = row.at(-1)?.fonts ?? [];
  return (
    row.length === header.length &&
    row.every((cell, index) => Math.abs(cell.x - (header[index]?.x ?? 0)) <= cell.size) &&
    !last.some((font) => faces.has(font)) &&
    !row.every(({ monospace }) => monospace)
  );
}

/** Short, and neither a sentence nor a part of one. */
function isCell({ text, tabular }: Line): boolean {
  return (
    tabular &&
    text.length <= longestCell &&
    /[\p{Letter}\p{Number}]/u.test(text) &&
    !ending.test(text) &&
    !leader.test(text) &&
    !/[|*†‡]/u.test(text)
  );
}

function isEven(header: Row, body: readonly Row[]): boolean {
  const gaps = gapsOf(body);
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  return most <= least * evenSpacing && distance(header, body[0]) <= least * headerSpacing;
}

/** No line above or below is so near that a cell could go on in it. */
function isApart(above: Row | undefined, table: readonly Row[], below: Row | undefined): boolean {
  const near = nearby * Math.max(...gapsOf(table));
  const isFar = (gap: number) => gap <= 0 || gap > near;
  return isFar(distance(above, table[0])) && isFar(distance(table.at(-1), below));
}

function gapsOf(rows: readonly Row[]): readonly number[] {
  return rows.slice(1).map((row, index) => distance(rows[index], row));
}

/** From baseline to baseline, downwards; 0 without one of them. */
function distance(upper: Row | undefined, lower: Row | undefined): number {
  const [from, to] = [upper?.[0]?.y, lower?.[0]?.y];
  return from === undefined || to === undefined ? 0 : to - from;
}

/** Where some rows begin with a small letter and others do not, those go on with a cell above. */
function beginAlike(body: readonly Row[]): boolean {
  return new Set(body.map(([first]) => /^\p{Lowercase}/u.test(first?.text ?? ""))).size === 1;
}

/** Numbers that rise from row to row, as those of pages do. */
function isContents(body: readonly Row[]): boolean {
  const last = body.map((row) => row.at(-1)?.text ?? "");
  return (
    last.every((text) => /^\d{1,4}$/u.test(text)) &&
    last.every((text, index) => Number(text) >= Number(last[index - 1] ?? 0))
  );
}
