import { regionsOf } from "./columns.ts";
import { partsOf, rowsOf } from "./rows.ts";
import type { Glyphs, Line, LinedPage, RawPage } from "./shapes.ts";

/** A gap wider than this many sizes parts cells. */
const wideGap = 1.8;
/** A gap wider than this share of the size is a space. */
const wordGap = 0.16;

/** Typesetters that write ‘so’ with a grave accent leave it without a letter. */
const graveQuote = /(?<=^|\s)\u0300\s?/gu;

/** The lines of a page, columns one after the other. */
export function linesOfPage({ number, width, height, glyphs }: RawPage): LinedPage {
  return { number, width, height, lines: regionsOf(glyphs).flatMap(linesOfRegion) };
}

function linesOfRegion(glyphs: readonly Glyphs[]): Line[] {
  return rowsOf(glyphs).flatMap((row) => {
    const lines = partsOf(row, wideGap)
      .map(lineOf)
      .filter(({ text }) => text !== "");
    return lines.map((line) => ({ ...line, tabular: lines.length > 1 }));
  });
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
    text: text.replaceAll(graveQuote, "‘").normalize("NFC").replaceAll(/\s+/g, " ").trim(),
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
