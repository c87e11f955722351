import type { LinedPage } from "./shapes.ts";

/** A face that so much of the text of a page is set in is one of the text, not of headings. */
const fewestLetters = 0.3;

/** The faces that the running text of a document is set in, which each page may name otherwise. */
export function facesOf(pages: readonly LinedPage[], bodySize: number): ReadonlySet<string> {
  return new Set(pages.flatMap((page) => facesOn(page, bodySize)));
}

function facesOn({ lines }: LinedPage, bodySize: number): readonly string[] {
  const letters = new Map<string, number>();
  for (const { size, text, fonts } of lines) {
    const [font] = fonts;
    if (font === undefined || fonts.length > 1 || Math.abs(size - bodySize) >= 0.6) continue;
    letters.set(font, (letters.get(font) ?? 0) + text.length);
  }
  const all = [...letters.values()].reduce((sum, each) => sum + each, 0);
  return [...letters].filter(([, own]) => own >= fewestLetters * all).map(([font]) => font);
}
