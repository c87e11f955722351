import { partsOf, rowsOf } from "./rows.ts";
import type { Glyphs } from "./shapes.ts";

/** Glyphs nearer than this many sizes stand in one piece, which no gutter parts. */
const pieceGap = 0.75;
/** Set to the width of a column, words of one line stand this far apart at most. */
const widestSpace = 1.8;

/** What stands in one row without a wide gap. */
export interface Piece {
  readonly glyphs: readonly Glyphs[];
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
}

/** From top to bottom, and from left to right. */
export function piecesOf(glyphs: readonly Glyphs[]): readonly Piece[] {
  return rowsOf(glyphs)
    .flatMap((row) => partsOf(row, pieceGap))
    .map(pieceOf)
    .toSorted((a, b) => a.y - b.y || a.x - b.x);
}

/** Row by row, the pieces with those put together that wide spaces part. */
export function lineRowsOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  return rowsOf(pieces.flatMap(({ glyphs }) => glyphs)).map((row) =>
    partsOf(row, widestSpace).map(pieceOf),
  );
}

export function isLeft({ right }: Piece, gutter: number): boolean {
  return right <= gutter;
}

export function isRight({ x }: Piece, gutter: number): boolean {
  return x >= gutter;
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
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
