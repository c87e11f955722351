import { describe, expect, it } from "vitest";

import { linesOfPage } from "./linesOfPage.ts";
import type { Glyphs } from "./shapes.ts";

/** Words, of which what stands behind a bar is set in small letters. */
function lineOf(...words: readonly string[]) {
  let x = 60;
  const glyphs = words.flatMap((word) => {
    const parts = word.split("|").map((text, at): Glyphs => {
      const size = at === 0 ? 12 : 8.5;
      const glyph = { text, x, y: 100, width: text.length * size * 0.6, size };
      x += glyph.width;
      return { ...glyph, font: "bold", monospace: false };
    });
    x += 4;
    return parts.filter(({ text }) => text !== "");
  });
  const [line] = linesOfPage({ number: 1, width: 600, height: 800, glyphs }).lines;
  return [line?.text, line?.size];
}

describe("a line in small capitals", () => {
  it.each([
    [["T|HE", "|HIVES", "|OF", "E|UROPE"], "The hives of Europe"],
    [["L|ES", "|RUCHES", "|D’", "E|UROPE"], "Les ruches d’ Europe"],
    [["D|E", "|KORVEN", "|VAN", "E|UROPA"], "De korven van Europa"],
  ])("has the letters and the size that it stands for: %s", (words, said) => {
    expect(lineOf(...words)).toEqual([said, 12]);
  });

  it.each([
    [["HONEY|2"], "HONEY2"],
    [["H|2", "O|2"], "H2 O2"],
    [["Honey|COMB"], "HoneyCOMB"],
  ])("is none where capitals are no small ones: %s", (words, said) => {
    expect(lineOf(...words)[0]).toBe(said);
  });
});
