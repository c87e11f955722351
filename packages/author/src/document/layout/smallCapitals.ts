import type { Glyphs } from "./shapes.ts";

/** Of the size of capitals, small ones are this share at least. */
const smallest = 0.65;
/** Full capitals, and what else is set in their size, a few at once. */
const initial = /^[\p{Uppercase}\p{Number}\p{Punctuation}]{1,4}$/u;

/** The letters of a line in the case and the size that they stand for: "The disease", set with only the T large. */
export function withoutSmallCapitals(glyphs: readonly Glyphs[]): readonly Glyphs[] {
  const visible = glyphs.filter(({ text }) => text.trim() !== "");
  const size = Math.max(...visible.map((glyph) => glyph.size));
  const small = visible.filter((glyph) => glyph.size < size);
  const isSmall =
    visible[0]?.size === size &&
    small.some(({ text }) => /\p{Letter}/u.test(text)) &&
    small.every((glyph) => glyph.size >= smallest * size && !/\p{Lowercase}/u.test(glyph.text)) &&
    visible.every((glyph) => glyph.size < size || initial.test(glyph.text.trim()));
  return isSmall
    ? glyphs.map((glyph) =>
        glyph.size < size ? { ...glyph, size, text: glyph.text.toLowerCase() } : glyph,
      )
    : glyphs;
}
