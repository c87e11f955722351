import { describe, expect, it } from "vitest";

import { linesOfPage } from "./linesOfPage.ts";
import { listingText, listingsOf } from "./listingsOf.ts";
import type { Glyphs } from "./shapes.ts";

const letter = 6;

/** Words of fixed width, each in its column, as a PDF draws them. */
function code(line: string, y: number): readonly Glyphs[] {
  return [...line.matchAll(/\S+/gu)].map(({ 0: text, index }) => ({
    text,
    x: 70 + index * letter,
    y,
    width: text.length * letter,
    size: 10,
    font: "mono",
    monospace: true,
  }));
}

function prose(text: string, y: number): readonly Glyphs[] {
  const width = text.length * 5;
  return [{ text, x: 70, y, width, size: 10, font: "body", monospace: false }];
}

function listings(...glyphs: readonly (readonly Glyphs[])[]): readonly string[] {
  const page = { number: 1, width: 600, height: 800, glyphs: glyphs.flat() };
  return listingsOf(linesOfPage(page).lines, true).map(listingText);
}

describe("listings", () => {
  it("keep their spaces, however wide", () => {
    const lines = ["for n in a:", '    print("x  y")          # x  y', "", "print(n)"];
    expect(listings(...lines.map((line, at) => code(line, 100 + 12 * at)))).toEqual([
      'for n in a:\n    print("x  y")          # x  y\n \nprint(n)',
    ]);
  });

  it("end where text stands between, or far above", () => {
    expect(
      listings(
        code("a = 1", 100),
        prose("This is what it says.", 120),
        code("b = 2", 140),
        code("c = 3", 200),
      ),
    ).toEqual(["a = 1", "b = 2", "c = 3"]);
  });

  it("are none where a line of a paragraph is set so", () => {
    expect(
      listings(
        prose("What a member of the group types at the prompt, such as", 100),
        code("print(total)", 113),
        prose("and nothing else, is shown again.", 126),
      ),
    ).toEqual([]);
  });
});
