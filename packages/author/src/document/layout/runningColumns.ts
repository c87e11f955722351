import { mark } from "./marks.ts";
import { isLeft, isRight, lineRowsOf, median } from "./pieces.ts";
import type { Piece } from "./pieces.ts";
import type { Columns } from "./shapes.ts";

/** On each side of a gutter, beside each other. */
const fewestLines = 6;
const fewestListed = 5;
/** A table has shorter cells, in letters. */
const shortestLine = 14;
/** At least this share of the lines of running text goes on with a sentence, */
const fewestGoingOn = 0.5;
/** or this one, where names make many begin with capitals, but nearly all of them fill the column. */
const ofNames = { fewestGoingOn: 0.35, fewestFull: 0.85 };
/** At least this share of them is nearly as wide as the column, that is, as the widest ones. */
const fewestFull = 0.6;
const nearlyFull = 0.75;
/** Of a few lines at the gutter of longer columns. */
const fewestFullOfFew = 0.5;
/** Rows of a table begin at one height in all columns; paragraphs do so by chance, */
const mostBegunTogether = 0.6;
/** which is this share of the way from chance to all of them. */
const mostBeyondChance = 0.5;

/** Lines of columns that do not follow each other row by row are beside others by chance. */
const mostAligned = 0.5;
/** The lines of a list are so far apart at most, in sizes, */
const widestLeading = 2.2;
/** and lines whose baselines differ by less than this share of them stand in one row. */
const sameBaseline = 0.35;

/**
 * Whether what stands on both sides of a gutter is no table, but text side by side: running text, lists with bullets,
 * or lists whose entries stand at different heights.
 */
export function areColumns(gutter: number, pieces: readonly Piece[]): boolean {
  const { left, right } = sidesOf(gutter, pieces);
  return (
    besideOf(left, right).length >= fewestLines &&
    besideOf(right, left).length >= fewestLines &&
    (isRunning(left) && isRunning(right)
      ? !beginTogether(left, right)
      : [left, right].every(isListed) || (standApart(left, right) && [left, right].every(isDense)))
  );
}

/** Whether many lines begin with a bullet, as those of slides do; cells of a table begin with none. */
function isListed(lines: readonly Piece[]): boolean {
  return lines.filter(({ text }) => mark.test(text)).length >= fewestListed;
}

/** Whether few lines of either side stand in one row with one of the other. */
function standApart(left: readonly Piece[], right: readonly Piece[]): boolean {
  const beside = besideOf(left, right);
  const aligned = beside.filter(({ y, size }) =>
    right.some((other) => Math.abs(other.y - y) < sameBaseline * size),
  );
  return aligned.length <= mostAligned * beside.length;
}

/** Whether lines follow each other closely, each in a row of its own. */
function isDense(lines: readonly Piece[]): boolean {
  const gaps = lines.slice(1).map(({ y }, at) => y - (lines[at]?.y ?? 0));
  const isLong = median(lines.map(({ text }) => text.length)) >= shortestLine;
  return (
    isLong &&
    gaps.every((gap) => gap > 0) &&
    median(gaps) <= widestLeading * median(lines.map(({ size }) => size))
  );
}

/** Whether a few lines are as wide as columns that are longer elsewhere. */
export function areFewOfColumns(pieces: readonly Piece[], { gutter, widths }: Columns): boolean {
  const { left, right } = sidesOf(gutter, pieces);
  const isOneEach = lineRowsOf(pieces).every(
    (row) => row.length <= 2 && row.filter((piece) => isLeft(piece, gutter)).length <= 1,
  );
  const full = [
    ...left.filter((line) => isFull(line, widths.left)),
    ...right.filter((line) => isFull(line, widths.right)),
  ];
  return (
    besideOf(left, right).length > 0 &&
    besideOf(right, left).length > 0 &&
    isOneEach &&
    full.length >= fewestFullOfFew * (left.length + right.length)
  );
}

/** How wide the columns on both sides of a gutter are. */
export function widthsOf(gutter: number, pieces: readonly Piece[]): Columns {
  const { left, right } = sidesOf(gutter, pieces);
  return { gutter, widths: { left: widestOf(left), right: widestOf(right) } };
}

/** Whether the lines of one side are running text. */
export function isRunning(lines: readonly Piece[]): boolean {
  const widest = widestOf(lines);
  const full = lines.filter((line) => isFull(line, widest)).length / lines.length;
  const goingOn = lines.filter(goesOn).length / lines.length;
  return (
    median(lines.map(({ text }) => text.length)) >= shortestLine &&
    full >= fewestFull &&
    (goingOn >= fewestGoingOn || (goingOn >= ofNames.fewestGoingOn && full >= ofNames.fewestFull))
  );
}

/** The lines to the left and to the right of a gutter. */
export function sidesOf(
  gutter: number,
  pieces: readonly Piece[],
): { readonly left: readonly Piece[]; readonly right: readonly Piece[] } {
  return {
    left: lineRowsOf(pieces.filter((piece) => isLeft(piece, gutter))).flat(),
    right: lineRowsOf(pieces.filter((piece) => isRight(piece, gutter))).flat(),
  };
}

/** The lines between the top and the foot of others. */
function besideOf(lines: readonly Piece[], others: readonly Piece[]): readonly Piece[] {
  const [top, foot] = [others[0], others.at(-1)];
  return lines.filter(
    ({ y, size }) =>
      top !== undefined && foot !== undefined && y > top.y - size && y < foot.y + size,
  );
}

function widestOf(lines: readonly Piece[]): number {
  const widths = lines.map(({ x, right }) => right - x).toSorted((a, b) => a - b);
  return widths[Math.floor(widths.length * 0.85)] ?? 0;
}

function isFull({ x, right }: Piece, widest: number): boolean {
  return right - x >= nearlyFull * widest;
}

function goesOn({ text }: Piece): boolean {
  return /^\p{Lowercase}/u.test(text);
}

function beginTogether(left: readonly Piece[], right: readonly Piece[]): boolean {
  const begun = left.filter((line) => !goesOn(line));
  const others = right.filter((line) => !goesOn(line));
  const together = begun.filter(({ y, size }) =>
    others.some((other) => Math.abs(other.y - y) < size / 3),
  );
  const chance = others.length / right.length;
  const most = Math.max(mostBegunTogether, chance + mostBeyondChance * (1 - chance));
  return begun.length > 1 && together.length > most * begun.length;
}
