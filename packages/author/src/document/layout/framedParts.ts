import { framesAmong } from "./gridsAmong.ts";
import { rowsOf } from "./rows.ts";
import type { Box, Glyphs, RawPage } from "./shapes.ts";

/** Of frames around slides half hold so many lines or more; a cell of a table holds fewer, */
const fewestLines = 4;
/** and a page has no more of them. */
const mostFrames = 24;
/** A frame around text, rather than around a word or a picture, is so large, in points. */
const smallest = { width: 90, height: 25 };
/** Frames that are drawn as two outlines differ by so much at most, and so much do those beside each other overlap. */
const tolerance = 4;

/**
 * The letters of a page on which frames stand beside each other, such as slides or cards, part by part: frame by frame,
 * row by row, and what stands outside. Null where none do: a frame by itself changes nothing of the order.
 */
export function framedParts({ glyphs, drawn }: RawPage): readonly (readonly Glyphs[])[] | null {
  if (drawn === undefined) return null;
  const found = [...drawn.frames, ...drawn.shades, ...framesAmong(drawn.rules)].filter(
    ({ left, right, top, bottom }) =>
      right - left >= smallest.width && bottom - top >= smallest.height,
  );
  const outer = outermost(found);
  const frames = outer
    .map((frame) => ({ frame, lines: linesIn(frame, glyphs) }))
    .filter(({ frame, lines }) => lines > 0 && !outer.some((other) => areCells(frame, other)));
  const slides = frames.filter(({ lines }) => lines >= fewestLines);
  const all = frames.map(({ frame }) => frame);
  const board = all.filter((frame) => all.some((other) => areBeside(frame, other)));
  if (2 * slides.length < board.length || board.length > mostFrames) return null;
  if (board.length === 0) return null;
  const parts: (readonly Glyphs[])[] = [];
  let rest = glyphs.filter((glyph) => !board.some((frame) => isIn(frame, glyph)));
  for (const row of rowsAmong(board)) {
    const top = Math.min(...row.map((frame) => frame.top));
    parts.push(rest.filter(({ y }) => y < top));
    rest = rest.filter(({ y }) => y >= top);
    parts.push(...row.map((frame) => glyphs.filter((glyph) => isIn(frame, glyph))));
  }
  return [...parts, rest].filter((part) => part.length > 0);
}

function linesIn(frame: Box, glyphs: readonly Glyphs[]): number {
  return rowsOf(glyphs.filter((glyph) => isIn(frame, glyph))).length;
}

/** Without those within others, and those drawn twice. */
function outermost(frames: readonly Box[]): readonly Box[] {
  const largestFirst = frames.toSorted((a, b) => areaOf(b) - areaOf(a));
  const kept: Box[] = [];
  for (const frame of largestFirst)
    if (!kept.some((other) => isWithin(frame, other))) kept.push(frame);
  return kept;
}

function areaOf({ left, right, top, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left - tolerance &&
    inner.right <= outer.right + tolerance &&
    inner.top >= outer.top - tolerance &&
    inner.bottom <= outer.bottom + tolerance
  );
}

function isIn({ left, right, top, bottom }: Box, { x, y, width, size }: Glyphs): boolean {
  const [middle, height] = [x + width / 2, y - size / 4];
  return middle > left && middle < right && height > top && height < bottom;
}

/** One to the left of the other, at heights that they share. */
function areBeside(a: Box, b: Box): boolean {
  return gapBetween(a, b) >= tolerance && overlap(a, b) > tolerance;
}

/** Whether they touch, as the cells of a table do. */
function areCells(a: Box, b: Box): boolean {
  return a !== b && gapBetween(a, b) < tolerance && overlap(a, b) > tolerance;
}

function gapBetween(a: Box, b: Box): number {
  return Math.max(b.left - a.right, a.left - b.right);
}

function overlap(a: Box, b: Box): number {
  return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
}

/** Frames that share heights together: from left to right, and in one column from top to bottom. */
function rowsAmong(frames: readonly Box[]): readonly (readonly Box[])[] {
  const rows: { bottom: number; frames: Box[] }[] = [];
  for (const frame of frames.toSorted((a, b) => a.top - b.top)) {
    const row = rows.at(-1);
    if (row !== undefined && row.bottom - frame.top > tolerance) {
      row.frames.push(frame);
      row.bottom = Math.max(row.bottom, frame.bottom);
    } else rows.push({ bottom: frame.bottom, frames: [frame] });
  }
  return rows.map((row) =>
    row.frames.toSorted((a, b) =>
      Math.abs(a.left - b.left) > tolerance ? a.left - b.left : a.top - b.top,
    ),
  );
}
