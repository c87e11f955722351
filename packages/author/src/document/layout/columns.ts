import { partsOf, rowsOf } from "./rows.ts";
import type { Glyphs } from "./shapes.ts";

/** Glyphs nearer than this many sizes stand in one piece, which no gutter parts. */
const pieceGap = 0.75;
/** Set to the width of a column, words of one line stand this far apart at most. */
const widestSpace = 1.8;
/** On each side of a gutter, beside each other. */
const fewestLines = 6;
/** Lines of one column begin within so many points. */
const sameEdge = 3;
/** A table has shorter cells, in letters. */
const shortestLine = 14;
/** At least this share of the lines of running text goes on with a sentence. */
const fewestGoingOn = 0.5;
/** At least this share of them is nearly as wide as the column, that is, as the widest ones. */
const fewestFull = 0.6;
const nearlyFull = 0.75;
/** Rows of a table begin at one height in all columns; paragraphs do so by chance. */
const mostBegunTogether = 0.6;
/** Headings are larger than the text by this ratio. */
const headingRatio = 1.15;

/** What stands in one row without a wide gap. */
interface Piece {
  readonly glyphs: readonly Glyphs[];
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
}

/** Columns on both sides of a gutter, which no piece between the two indices crosses. */
interface Band {
  readonly gutter: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The columns of a page in reading order, each with its glyphs. What stands across columns parts the
 * page into bands, which are read one after the other.
 */
export function regionsOf(glyphs: readonly Glyphs[]): readonly (readonly Glyphs[])[] {
  const pieces = rowsOf(glyphs)
    .flatMap((row) => partsOf(row, pieceGap))
    .map(pieceOf)
    .toSorted((a, b) => a.y - b.y || a.x - b.x);
  return inOrder(pieces).map((region) => region.flatMap((piece) => piece.glyphs));
}

function inOrder(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const band = bandOf(pieces);
  if (band === null) return pieces.length === 0 ? [] : [pieces];
  const { gutter, from, to } = band;
  const beside = pieces.slice(from, to);
  return [
    pieces.slice(0, from),
    beside.filter((piece) => isLeft(piece, gutter)),
    beside.filter((piece) => !isLeft(piece, gutter)),
    pieces.slice(to),
  ].flatMap(inOrder);
}

function pieceOf(glyphs: readonly Glyphs[]): Piece {
  return {
    glyphs,
    text: glyphs.map(({ text }) => text).join(""),
    x: Math.min(...glyphs.map(({ x }) => x)),
    right: Math.max(...glyphs.map(({ x, width }) => x + width)),
    y: Math.max(...glyphs.map(({ y }) => y)),
    size: Math.max(...glyphs.map(({ size }) => size)),
  };
}

/** The longest band of a stretch of the page; null where it has one column. */
function bandOf(pieces: readonly Piece[]): Band | null {
  const bands = guttersAmong(pieces).flatMap((gutter) => bandsAt(gutter, pieces));
  const [longest] = bands.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return longest ?? null;
}

/** Where columns may begin: at left edges that several pieces share. */
function guttersAmong(pieces: readonly Piece[]): readonly number[] {
  const edges = pieces.map(({ x }) => x).toSorted((a, b) => a - b);
  return edges.filter((edge, index) => {
    const isFirst = edge - (edges[index - 1] ?? Number.NEGATIVE_INFINITY) > sameEdge;
    return (
      isFirst && (edges[index + fewestLines - 1] ?? Number.POSITIVE_INFINITY) - edge < sameEdge
    );
  });
}

function bandsAt(gutter: number, pieces: readonly Piece[]): readonly Band[] {
  const crossings = pieces.flatMap((piece, index) =>
    isLeft(piece, gutter) || isRight(piece, gutter) ? [] : [index],
  );
  return [...crossings, pieces.length].flatMap((to, index) => {
    const from = (crossings[index - 1] ?? -1) + 1;
    const band = withoutHeadings({ gutter, from, to }, pieces);
    return isColumns(band, pieces) ? [band] : [];
  });
}

function isLeft({ right }: Piece, gutter: number): boolean {
  return right <= gutter;
}

function isRight({ x }: Piece, gutter: number): boolean {
  return x >= gutter;
}

/** Leaves out headings above and below all columns, which may be too short to cross a gutter. */
function withoutHeadings({ gutter, from, to }: Band, pieces: readonly Piece[]): Band {
  const textSize = median(pieces.slice(from, to).map(({ size }) => size));
  const isApart = (heading: Piece | undefined, next: Piece | undefined) =>
    heading !== undefined &&
    next !== undefined &&
    heading.size > headingRatio * textSize &&
    Math.abs(next.y - heading.y) > 0.9 * heading.size;
  let [first, end] = [from, to];
  while (first + 1 < end && isApart(pieces[first], pieces[first + 1])) first += 1;
  while (first + 1 < end && isApart(pieces[end - 1], pieces[end - 2])) end -= 1;
  return { gutter, from: first, to: end };
}

/** Running text on both sides, side by side, and no table. */
function isColumns({ gutter, from, to }: Band, pieces: readonly Piece[]): boolean {
  const band = pieces.slice(from, to);
  const left = wholeLines(band.filter((piece) => isLeft(piece, gutter)));
  const right = wholeLines(band.filter((piece) => isRight(piece, gutter)));
  return (
    besideOf(left, right).length >= fewestLines &&
    besideOf(right, left).length >= fewestLines &&
    isRunning(left) &&
    isRunning(right) &&
    !beginTogether(left, right)
  );
}

/** The pieces of one side with those put together that wide spaces part. */
function wholeLines(pieces: readonly Piece[]): readonly Piece[] {
  return rowsOf(pieces.flatMap(({ glyphs }) => glyphs)).flatMap((row) =>
    partsOf(row, widestSpace).map(pieceOf),
  );
}

/** The pieces between the top and the foot of others. */
function besideOf(pieces: readonly Piece[], others: readonly Piece[]): readonly Piece[] {
  const [top, foot] = [others[0], others.at(-1)];
  return pieces.filter(
    ({ y, size }) =>
      top !== undefined && foot !== undefined && y > top.y - size && y < foot.y + size,
  );
}

function isRunning(pieces: readonly Piece[]): boolean {
  const widths = pieces.map(({ x, right }) => right - x).toSorted((a, b) => a - b);
  const widest = widths[Math.floor(widths.length * 0.85)] ?? 0;
  return (
    median(pieces.map(({ text }) => text.length)) >= shortestLine &&
    widths.filter((width) => width >= nearlyFull * widest).length >= fewestFull * widths.length &&
    pieces.filter(goesOn).length >= fewestGoingOn * pieces.length
  );
}

function goesOn({ text }: Piece): boolean {
  return /^\p{Lowercase}/u.test(text);
}

function beginTogether(left: readonly Piece[], right: readonly Piece[]): boolean {
  const begun = left.filter((piece) => !goesOn(piece));
  const others = right.filter((piece) => !goesOn(piece));
  const together = begun.filter(({ y, size }) =>
    others.some((other) => Math.abs(other.y - y) < size / 3),
  );
  return begun.length > 1 && together.length > mostBegunTogether * begun.length;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
