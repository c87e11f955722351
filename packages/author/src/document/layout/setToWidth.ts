import type { Glyphs } from "./shapes.ts";

/** Lines of a column begin and end within so many points. */
const sameEdge = 3;
/** Other lines that begin, and end, where this one does. */
const fewestAlike = 3;
/** The first line of a paragraph begins so far to the right at most, in sizes, */
const indent = 2.5;
/** and lines of one are so far apart. */
const widestLeading = 1.7;
/** The spaces of one line differ by less than this ratio. */
const sameSpace = 1.35;

type Row = readonly (readonly Glyphs[])[];

/**
 * The parts of each row, with those put together that are words of one line: few and far apart, since the line is
 * set to the width of its column, as those around it are.
 */
export function setToWidth(rows: readonly Row[]): readonly Row[] {
  const whole = rows.filter((row) => row.length === 1);
  return rows.map((row, at) => {
    const isLine =
      row.length > 1 &&
      row.every(isWord) &&
      isEven(row) &&
      isAmong(row, whole) &&
      [rows[at - 1], rows[at + 1]].some((other) => goesOn(row, other, whole));
    return isLine ? [row.flat()] : row;
  });
}

function isWord(part: readonly Glyphs[]): boolean {
  return !/\s/u.test(textOf(part).trim());
}

function textOf(part: readonly Glyphs[]): string {
  return part.map(({ text }) => text).join("");
}

function isEven(row: Row): boolean {
  const spaces = row.slice(1).map((part, at) => leftOf([part]) - rightOf(row.slice(0, at + 1)));
  return Math.max(...spaces) <= sameSpace * Math.min(...spaces);
}

/** Whether others begin and end where this row does. */
function isAmong(row: Row, others: readonly Row[]): boolean {
  const size = row[0]?.[0]?.size ?? 0;
  const [left, right] = [leftOf(row), rightOf(row)];
  const begun = others.filter((other) => {
    const by = left - leftOf(other);
    return by > -sameEdge && by < indent * size;
  });
  const ended = others.filter((other) => Math.abs(rightOf(other) - right) <= sameEdge);
  return begun.length >= fewestAlike && ended.length >= fewestAlike;
}

/** Whether a row right above or below is a line of the same paragraph. */
function goesOn(row: Row, other: Row | undefined, whole: readonly Row[]): boolean {
  if (other === undefined || other.length !== 1) return false;
  const gap = Math.abs(baselineOf(row) - baselineOf(other));
  return gap <= widestLeading * (row[0]?.[0]?.size ?? 0) && isAmong(other, whole);
}

function leftOf(row: Row): number {
  return Math.min(...row.flat().map(({ x }) => x));
}

function rightOf(row: Row): number {
  return Math.max(...row.flat().map(({ x, width }) => x + width));
}

function baselineOf(row: Row): number {
  return Math.max(...row.flat().map(({ y }) => y));
}
