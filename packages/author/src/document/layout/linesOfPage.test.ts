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
    expect(textsOf(glyphs("the \u0300 nest’ of bees", 30, 100))).toEqual(["the ‘nest’ of bees"]);
  });

  it("reads columns whose lines are set to their width, with wide spaces between words", () => {
    const column = (x: number) =>
      Array.from({ length: 10 }, (_, row) => [
        glyphs(`${row === 0 ? "Words" : "words"} of row ${row}`, x, 100 + row * 14),
        glyphs("with more space", x + 78 + ((row * 7) % 10), 100 + row * 14),
        glyphs("than others", x + 165, 100 + row * 14),
      ]).flat();
    const lines = textsOf(...column(30), ...column(320));
    expect(lines).toHaveLength(20);
    expect(lines.slice(9, 11)).toEqual([
      "words of row 9 with more space than others",
      "Words of row 0 with more space than others",
    ]);
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

  it("reads bands of a different number of columns one after the other", () => {
    const column = (name: string, x: number, top: number) =>
      Array.from({ length: 6 }, (_, row) => glyphs(`${name} in column ${row}`, x, top + row * 14));
    const lines = textsOf(
      ...["first", "second", "third"].flatMap((name, at) => column(name, 30 + at * 190, 100)),
      glyphs("A heading above only two of the three columns of the page", 220, 200, 12),
      ...["fourth", "fifth"].flatMap((name, at) => column(name, 220 + at * 190, 220)),
      glyphs("a line that crosses all of the columns of this page, from left to right", 30, 330),
      ...["sixth", "seventh"].flatMap((name, at) => column(name, 30 + at * 280, 350)),
    );
    const begun = lines.map((line) => line.split(" ")[0]);
    expect(begun.filter((word, at) => word !== begun[at - 1])).toEqual([
      "first",
      "second",
      "third",
      "A",
      "fourth",
      "fifth",
      "a",
      "sixth",
      "seventh",
    ]);
  });

  it("takes a table whose rows begin together for none", () => {
    const rows = Array.from({ length: 6 }, (_, row) => [
      glyphs(`Package number ${row} of this system`, 30, 100 + row * 42),
      glyphs("and what goes on with its name", 30, 114 + row * 42),
      glyphs("with still more words of its name", 30, 128 + row * 42),
      glyphs(`What the package ${row} is used for`, 320, 100 + row * 42),
      glyphs("by people who have installed it", 320, 114 + row * 42),
    ]).flat();
    const lines = textsOf(...rows);
    expect(lines.slice(0, 2)).toEqual([
      "Package number 0 of this system",
      "What the package 0 is used for",
    ]);
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
