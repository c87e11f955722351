import { describe, expect, it } from "vitest";

import { assembleDocument } from "./assembleDocument.ts";
import type { RawPage } from "./shapes.ts";

const lines = [
  "The queen lays her eggs",
  "in the cells of the comb",
  "that stand in the middle.",
  "The workers feed all larvae",
  "with pollen and honey for",
  "as long as they grow.",
  "In summer the colony has",
  "many thousands of bees",
  "in every part of the nest.",
  "Honey keeps the bees warm",
  "through the whole winter",
  "until spring is there.",
];

const step = 7;

/** Each line in so many columns, of which each is some lines ahead; their left edges never the same. */
function pageOf(columns: number, monospace = false): RawPage {
  const glyphs = lines.flatMap((_, row) =>
    Array.from({ length: columns }, (__, column) => ({
      text: lines[(row + 5 * column) % lines.length] ?? "",
      x: 30 + column * 300 + ((row * 5) % 12) * step,
      y: 100 + row * 14,
      width: 130,
      size: 10,
      font: "body",
      monospace,
    })),
  );
  return { number: 1, width: 600, height: 800, glyphs };
}

function read(page: RawPage) {
  const { pages, unjoinedPages } = assembleDocument([page], []);
  return { unjoinedPages, hasText: pages.some(({ text }) => text !== "") };
}

describe("joinsIntoSentences", () => {
  it("leaves out a page whose columns cannot be told apart, and says so", () => {
    expect(read(pageOf(2))).toEqual({ unjoinedPages: [1], hasText: false });
  });

  it("keeps a page whose lines follow each other", () => {
    expect(read(pageOf(1))).toEqual({ unjoinedPages: [], hasText: true });
  });

  it("says nothing of code", () => {
    expect(read(pageOf(2, true)).unjoinedPages).toEqual([]);
  });
});
