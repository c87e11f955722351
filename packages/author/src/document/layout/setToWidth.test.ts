import { describe, expect, it } from "vitest";

import { linesOfPage } from "./linesOfPage.ts";
import type { Glyphs } from "./shapes.ts";

function glyphs(text: string, x: number, y: number, width = text.length * 5): Glyphs {
  return { text, x, y, width, size: 10, font: "body", monospace: false };
}

/** Lines that reach from 60 to 260, and one of words with these places and widths. */
function textsAround(words: readonly (readonly [text: string, x: number])[]) {
  const lines = [0, 1, 2, 4, 5, 6].map((row) =>
    glyphs("a line that is set to the width of it", 60, 100 + 14 * row, 200),
  );
  const placed = words.map(([text, x]) => glyphs(text, x, 142));
  return linesOfPage({ number: 1, width: 600, height: 800, glyphs: [...lines, ...placed] })
    .lines.slice(3, -3)
    .map(({ text, tabular }) => [text, tabular]);
}

describe("a line of a few words, far apart", () => {
  it.each([
    ["Honeycombs", "stand", "upright"],
    ["L’apiculture", "reste", "ancienne"],
    ["Bijenkorven", "staan", "buiten"],
  ])("is whole among others that are set to the same width: %s", (first, second, third) => {
    const last = 260 - 5 * third.length;
    const middle = (60 + 5 * first.length + last - 5 * second.length) / 2;
    expect(
      textsAround([
        [first, 60],
        [second, middle],
        [third, last],
      ]),
    ).toEqual([[`${first} ${second} ${third}`, false]]);
  });

  it.each<[string, readonly (readonly [string, number])[]]>([
    [
      "does not fill the width",
      [
        ["Honey", 60],
        ["wax", 140],
      ],
    ],
    [
      "has cells of several words",
      [
        ["Honey of bees", 60],
        ["wax", 245],
      ],
    ],
    [
      "has uneven spaces",
      [
        ["Honey", 60],
        ["wax", 110],
        ["jelly", 235],
      ],
    ],
  ])("is parted where it %s", (_, words) => {
    expect(textsAround(words)).toEqual(words.map(([text]) => [text, true]));
  });
});
