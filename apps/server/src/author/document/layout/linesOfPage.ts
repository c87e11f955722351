import { gutterOf, readingOrder } from "./columns.ts";
import type { Glyphs, Line, LinedPage, RawPage } from "./shapes.ts";

/** Glyphs whose baselines differ by less than this share of their size stand on one line. */
const sameBaseline = 0.35;
/** A gap wider than this many sizes parts columns or cells. */
const wideGap = 1.8;
/** A gap wider than this share of the size is a space. */
const wordGap = 0.16;

/** The lines of a page, columns one after the other. */
export function linesOfPage(page: RawPage): LinedPage {
  const rows = rowsOf(page.glyphs).map(segmentsOf);
  const gutter = gutterOf(rows.flat(), page.width);
  const segments = rows.flatMap((row) =>
    row.map((line) => ({ ...line, tabular: isTabular(row, gutter) })),
  );
  return {
    number: page.number,
    width: page.width,
    height: page.height,
    lines: readingOrder(segments, gutter),
  };
}

/** More than one segment in a column at one height. */
function isTabular(row: readonly Line[], gutter: number | null): boolean {
  const isLeft = (line: Line) => gutter === null || line.right <= gutter;
  return row.filter(isLeft).length > 1 || row.filter((line) => !isLeft(line)).length > 1;
}

function rowsOf(glyphs: readonly Glyphs[]): Glyphs[][] {
  const rows: Glyphs[][] = [];
  let last: Glyphs | undefined;
  for (const glyph of glyphs.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    const near =
      last !== undefined && glyph.y - last.y < sameBaseline * Math.max(glyph.size, last.size);
    if (row !== undefined && near) row.push(glyph);
    else {
      rows.push([glyph]);
      last = glyph;
    }
  }
  return rows;
}

/** Parts a row where wide gaps stand. */
function segmentsOf(row: readonly Glyphs[]): Line[] {
  const parts: Glyphs[][] = [];
  for (const glyph of row.toSorted((a, b) => a.x - b.x)) {
    const part = parts.at(-1);
    const before = part?.at(-1);
    const gap = before === undefined ? 0 : glyph.x - before.x - before.width;
    if (part !== undefined && gap < wideGap * glyph.size) part.push(glyph);
    else parts.push([glyph]);
  }
  return parts.map(lineOf).filter(({ text }) => text !== "");
}

function lineOf(glyphs: readonly Glyphs[]): Line {
  let text = "";
  let right = glyphs[0]?.x ?? 0;
  for (const glyph of glyphs) {
    const spaced = text !== "" && !text.endsWith(" ") && glyph.x - right > wordGap * glyph.size;
    text += spaced ? ` ${glyph.text}` : glyph.text;
    right = glyph.x + glyph.width;
  }
  const visible = glyphs.filter((glyph) => glyph.text.trim() !== "");
  return {
    text: text.normalize("NFC").replaceAll(/\s+/g, " ").trim(),
    x: Math.min(...glyphs.map(({ x }) => x)),
    right,
    y: Math.max(...glyphs.map(({ y }) => y)),
    size: mainSize(visible),
    fonts: [...new Set(visible.map(({ font }) => font))],
    monospace: visible.every(({ monospace }) => monospace),
    tabular: false,
  };
}

/** The size of most letters, to half a point. */
function mainSize(glyphs: readonly Glyphs[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of glyphs) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}
