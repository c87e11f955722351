import { loneMark } from "./marks.ts";
import { rowsOf } from "./rows.ts";
import type { Glyphs } from "./shapes.ts";

/** A raised or lowered letter is smaller than the text by this ratio, */
const small = 0.85;
/** stands this near to the letter before it, and no farther above or below its baseline: in sizes of that. */
const near = { before: 0.5, behind: 0.25, element: 0.12, above: 0.7, below: 0.35 };
/** What differs by less is a small capital on the line. */
const sameBaseline = 0.04;
/** An initial is larger than the text by this ratio, */
const large = 1.8;
/** and so far from it at most, in sizes of the text. */
const farthestInitial = 1;
/** A mark in front of a line stands so far from it at most. */
const farthestMark = 3.5;
const wordGap = 0.3;

/**
 * The letters of a page with those that stand out of their line put into it: raised and lowered ones,
 * initials over several lines, and marks far in front. Marks of footnotes are left out.
 */
export function mendedGlyphs(glyphs: readonly Glyphs[]): readonly Glyphs[] {
  const size = usualSize(glyphs);
  return withoutGaps(withInitials(withRaised(glyphs, size), size));
}

function withRaised(glyphs: readonly Glyphs[], size: number): readonly Glyphs[] {
  return glyphs.flatMap((glyph) => {
    if (glyph.size >= small * size) return [glyph];
    const base = glyphs.find(
      (other) =>
        glyph.size < small * other.size &&
        Math.abs(glyph.y - other.y) > sameBaseline * other.size &&
        glyph.x - other.x - other.width < near.behind * other.size &&
        glyph.x - other.x - other.width > -near.before * other.size &&
        glyph.y > other.y - near.above * other.size &&
        glyph.y < other.y + near.below * other.size,
    );
    if (base === undefined) return [asIsotope(glyph, glyphs)];
    const isRaised = glyph.y < base.y;
    const isFootnote =
      isRaised && /\p{Letter}{3}[.,;:!?»”’)]*$/u.test(base.text) && isNoteMark(glyph.text);
    const text = glyph.text.replaceAll(/[\d+−-]/gu, (sign) => written(sign, isRaised));
    const isNumber = /^\s*[\d+−-]+\s*$/u.test(glyph.text);
    const placed = { ...glyph, y: base.y, x: base.x + base.width };
    return isFootnote ? [] : [isNumber ? { ...placed, text } : placed];
  });
}

/** "¹⁸O": a raised number that leans on the sign of an element behind it. */
function asIsotope(glyph: Glyphs, glyphs: readonly Glyphs[]): Glyphs {
  if (!/^\s*\d{1,3}\s*$/u.test(glyph.text)) return glyph;
  const element = glyphs.find(
    (other) =>
      glyph.size < small * other.size &&
      Math.abs(other.x - glyph.x - glyph.width) < near.element * other.size &&
      glyph.y < other.y &&
      glyph.y > other.y - near.above * other.size &&
      /^\p{Uppercase}\p{Lowercase}?(?!\p{Letter})/u.test(other.text),
  );
  if (element === undefined) return glyph;
  const text = glyph.text.trim().replaceAll(/\d/gu, (sign) => written(sign, true));
  return { ...glyph, text, y: element.y };
}

const signs = "0123456789+-−";
const scripts = { raised: "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻", lowered: "₀₁₂₃₄₅₆₇₈₉₊₋₋" };

/** "10⁹", "SiO₂": written small they are not taken for the digits beside them. */
function written(sign: string, isRaised: boolean): string {
  return scripts[isRaised ? "raised" : "lowered"].charAt(signs.indexOf(sign)) || sign;
}

function isNoteMark(text: string): boolean {
  return /^(?:\d{1,3}|[*†‡]+|\(\d{1,3}\)|\[\d{1,3}\])$/u.test(text.trim());
}

function withInitials(glyphs: readonly Glyphs[], size: number): readonly Glyphs[] {
  return glyphs.map((glyph) => {
    if (glyph.size < large * size || !/^[«“"‘]?\p{Uppercase}[’']?$/u.test(glyph.text)) return glyph;
    const [rest] = glyphs
      .filter(
        ({ x, y, size: own }) =>
          own < glyph.size / large &&
          x - glyph.x - glyph.width > -1 &&
          x - glyph.x - glyph.width < farthestInitial * own &&
          y > glyph.y - glyph.size &&
          y < glyph.y - own / 2,
      )
      .toSorted((a, b) => a.y - b.y);
    if (rest === undefined) return glyph;
    const width = 0.6 * rest.size;
    const gap = isWordApart(glyph.text, rest.text, glyphs) ? wordGap * rest.size : 0;
    return { ...rest, text: glyph.text, x: rest.x - width - gap, width };
  });
}

/** Whether an initial is a word of its own: the next word is one that stands elsewhere, and both in one are not. */
function isWordApart(initial: string, rest: string, glyphs: readonly Glyphs[]): boolean {
  const [word = ""] = /^\p{Letter}+/u.exec(rest) ?? [];
  const words = new Set(
    glyphs
      .filter(({ text }) => text !== rest)
      .flatMap(({ text }) => text.toLowerCase().match(/\p{Letter}+/gu) ?? []),
  );
  return (
    /^[AIOUYÀ]$/u.test(initial) &&
    words.has(word.toLowerCase()) &&
    !words.has((initial + word).toLowerCase())
  );
}

/** Widens marks at the beginning of lines up to what they stand in front of. */
function withoutGaps(glyphs: readonly Glyphs[]): readonly Glyphs[] {
  const widths = new Map<Glyphs, number>();
  for (const row of rowsOf(glyphs)) {
    const sorted = row.toSorted((a, b) => a.x - b.x);
    for (const [index, glyph] of sorted.entries()) {
      const [before, next] = [sorted[index - 1], sorted[index + 1]];
      const isFirst =
        before === undefined || glyph.x - before.x - before.width > farthestMark * glyph.size;
      const gap = next === undefined ? 0 : next.x - glyph.x - glyph.width;
      if (isFirst && gap > 0 && gap < farthestMark * glyph.size && loneMark.test(glyph.text.trim()))
        widths.set(glyph, glyph.width + gap - wordGap * glyph.size);
    }
  }
  return glyphs.map((glyph) => {
    const width = widths.get(glyph);
    return width === undefined || width < glyph.width ? glyph : { ...glyph, width };
  });
}

/** The size of most letters. */
function usualSize(glyphs: readonly Glyphs[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of glyphs) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}
