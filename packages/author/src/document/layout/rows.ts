import type { Glyphs } from "./shapes.ts";

/** Glyphs whose baselines differ by less than this share of their size stand on one line. */
const sameBaseline = 0.35;

/** Glyphs at one height together, from top to bottom. */
export function rowsOf(glyphs: readonly Glyphs[]): Glyphs[][] {
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

/** Parts a row, from left to right, where gaps of so many sizes of its letters stand. */
export function partsOf(row: readonly Glyphs[], gapInSizes: number): Glyphs[][] {
  const parts: Glyphs[][] = [];
  for (const glyph of row.toSorted((a, b) => a.x - b.x)) {
    const part = parts.at(-1);
    const before = part?.at(-1);
    const gap = before === undefined ? 0 : glyph.x - before.x - before.width;
    if (part !== undefined && gap < gapInSizes * glyph.size) part.push(glyph);
    else parts.push([glyph]);
  }
  return parts;
}
