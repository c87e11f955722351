import { describe, expect, it } from "vitest";

import { linesOfPage } from "./linesOfPage.ts";
import type { Glyphs } from "./shapes.ts";

const page = { number: 1, width: 600, height: 800 };

function glyphs(text: string, x: number, y: number, size = 10): Glyphs {
  return { text, x, y, width: text.length * size * 0.5, size, font: "body", monospace: false };
}

function textsOf(...drawn: readonly Glyphs[]) {
  return linesOfPage({ ...page, glyphs: drawn }).lines.map(({ text }) => text);
}

describe("linesOfPage", () => {
  it("puts glyphs on one baseline together, whatever the order in which they are drawn", () => {
    expect(textsOf(glyphs("world", 60, 100.5), glyphs("Hello", 30, 100))).toEqual(["Hello world"]);
  });

  it("joins letters that touch and parts words that do not", () => {
    expect(textsOf(glyphs("fi", 30, 100), glyphs("nd", 40, 100), glyphs("out", 54, 100))).toEqual([
      "find out",
    ]);
  });

  it("composes accents that are drawn apart", () => {
    expect(textsOf(glyphs("e\u0301te\u0301", 30, 100))).toEqual(["été"]);
  });

  it("reads one column after the other, between lines that cross both", () => {
    const left = Array.from({ length: 10 }, (_, row) =>
      glyphs(`left column line of prose number ${row}`, 30, 100 + row * 14),
    );
    const right = Array.from({ length: 10 }, (_, row) =>
      glyphs(`right column line of prose number ${row}`, 320, 100 + row * 14),
    );
    const title = glyphs(
      "A title that stands above both of the columns and crosses the gutter",
      60,
      60,
      14,
    );
    const lines = textsOf(...right, ...left, title);
    expect(lines[0]).toContain("A title");
    expect(lines.slice(1, 11).every((line) => line.startsWith("left"))).toBe(true);
    expect(lines.slice(11).every((line) => line.startsWith("right"))).toBe(true);
  });

  it("marks cells that stand beside each other", () => {
    const { lines } = linesOfPage({
      ...page,
      glyphs: [glyphs("Weight", 30, 100), glyphs("12 kg", 250, 100), glyphs("prose", 30, 130)],
    });
    expect(lines.map(({ text, tabular }) => [text, tabular])).toEqual([
      ["Weight", true],
      ["12 kg", true],
      ["prose", false],
    ]);
  });
});
