import type { Glyphs } from "./shapes.ts";

/** A line of the cells of a table. */
export interface CellLine {
  /** Of its baseline. */
  readonly y: number;
  readonly size: number;
  /** The columns that something of it stands in. */
  readonly columns: ReadonlySet<number>;
  /** Those of them that begin with a small letter, as what goes on with a cell may. */
  readonly small: ReadonlySet<number>;
  /** Something reaches over the edge of its column. */
  readonly isCrossing: boolean;
}

/** The lines of a row of cells. */
export type CellRow = readonly CellLine[];

/** What is known of a part of a table. */
interface Place {
  /** How many columns there are. */
  readonly width: number;
  /** No rule parts its rows: their lines have to tell. */
  readonly isOnly: boolean;
  /** Where no rule ends it: the rows next to the table are taken as far as they are whole. */
  readonly open: "above" | "below" | null;
}

/** Points by which letters may begin in front of the edge of their column. */
const tolerance = 1;
/** Distances that differ by less than this ratio are the same. */
const sameDistance = 1.12;
/** Rows are this many times as far apart as the lines of a cell, or cannot be told from them. */
const rowSpacing = 1.25;
/** Lines of one cell are up to so many sizes apart. */
const widestLeading = 1.45;

/** A line by the columns that begin at these edges. */
export function cellLineOf(
  row: readonly Glyphs[],
  edges: readonly number[],
): Omit<CellLine, "isCrossing"> {
  const columns = new Map<number, string>();
  for (const glyph of row.toSorted((a, b) => a.x - b.x)) {
    const column = columnOf(glyph, edges);
    columns.set(column, (columns.get(column) ?? "") + glyph.text);
  }
  const small = [...columns].filter(([, text]) => /^\s*\p{Lowercase}/u.test(text));
  return {
    y: Math.max(...row.map(({ y }) => y)),
    size: Math.max(...row.map(({ size }) => size)),
    columns: new Set(columns.keys()),
    small: new Set(small.map(([column]) => column)),
  };
}

export function columnOf({ x }: Glyphs, edges: readonly number[]): number {
  return edges.findLastIndex((edge) => x + tolerance > edge);
}

/** The rows among lines that follow each other; lines between rules that do not tell are one row. */
export function cellRows(
  lines: readonly CellLine[],
  { width, isOnly, open }: Place,
): readonly CellRow[] {
  if (open === null) return (isOnly ? rowsAmong(lines, width) : null) ?? [lines];
  const isPart = (row: CellRow) => row[0]?.columns.size !== width;
  if (open === "above") {
    const rows = rowsAtFoot(lines, width);
    const whole = rows.slice(rows.findLastIndex(isPart) + 1);
    return whole.length === 0 ? namesBesideCorner(lines, width) : whole;
  }
  const rows = rowsAtTop(lines, width);
  const end = rows.findIndex(isPart);
  const whole = end < 0 ? rows : rows.slice(0, end);
  return isApart(whole.flat(), lines) ? whole : [];
}

/** The names of all columns but the first, in the lowest line above a table. */
function namesBesideCorner(lines: readonly CellLine[], width: number): readonly CellRow[] {
  const [above, last] = [lines.at(-2), lines.at(-1)];
  const isCorner = last?.columns.has(0) === false && last.columns.size === width - 1;
  return isCorner && above?.columns.has(0) !== false ? [[last]] : [];
}

/** The rows of a table, above the first of which something else may stand. */
function rowsAtFoot(lines: readonly CellLine[], width: number): readonly CellRow[] {
  const rows = rowsAmong(lines, width);
  if (rows !== null) return rows;
  const first = lines.findIndex(({ columns }) => columns.size < width);
  return first < 0 ? [] : rowsAtFoot(lines.slice(first + 1), width);
}

/** The rows of a table, below the last of which something else may stand. */
function rowsAtTop(lines: readonly CellLine[], width: number): readonly CellRow[] {
  const rows = rowsAmong(lines, width);
  if (rows !== null) return rows;
  const last = lines.findLastIndex(({ columns }) => columns.size < width);
  return last <= 0 ? [] : rowsAtTop(lines.slice(0, last), width);
}

/**
 * Whether the table ends with these lines: what follows is farther below them than any two of them are apart,
 * or begins where its first column does, as headings do.
 */
function isApart(lines: readonly CellLine[], all: readonly CellLine[]): boolean {
  const [last, next] = [lines.at(-1), all[lines.length]];
  if (last === undefined || next === undefined) return true;
  const most = Math.max(0, ...gapsOf(lines));
  const isFlush = ({ columns }: CellLine) => columns.size === 1 && columns.has(0);
  return next.y - last.y > most * sameDistance || all.slice(lines.length).every(isFlush);
}

/** Null where rows and lines of one cell cannot be told apart. */
function rowsAmong(lines: readonly CellLine[], width: number): readonly CellRow[] | null {
  const gaps = gapsOf(lines);
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  const isWhole = ({ columns }: CellLine) => columns.size === width;
  const isWide = least > widestLeading * (lines[0]?.size ?? 0);
  const isEven = most <= least * sameDistance && beginAlike(lines, width);
  if (lines.length <= 1 || (lines.every(isWhole) && (isWide || isEven)))
    return lines.map((line) => [line]);
  const isClear = gaps.every((gap) => gap <= least * sameDistance || gap >= least * rowSpacing);
  const starts = lines.flatMap((_, at) =>
    at === 0 || (gaps[at - 1] ?? 0) > least * sameDistance ? [at] : [],
  );
  const goingOn = lines.filter((_, at) => !starts.includes(at));
  return !isClear || goingOn.every(isWhole)
    ? null
    : starts.map((start, at) => lines.slice(start, starts[at + 1]));
}

/** Where some cells of a column begin with a small letter and others do not, those go on with the ones above. */
function beginAlike(lines: readonly CellLine[], width: number): boolean {
  return Array.from({ length: width }, (_, column) =>
    lines.filter(({ small }) => small.has(column)),
  ).every(({ length }) => length === 0 || length === lines.length);
}

function gapsOf(lines: readonly CellLine[]): readonly number[] {
  return lines.slice(1).map(({ y }, at) => y - (lines[at]?.y ?? 0));
}
