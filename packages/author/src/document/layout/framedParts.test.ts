import { describe, expect, it } from "vitest";

import { assembleDocument } from "./assembleDocument.ts";
import { framedParts } from "./framedParts.ts";
import type { Box, Drawn, Glyphs, RawPage } from "./shapes.ts";

const size = 10;

function text(x: number, y: number, content: string): Glyphs {
  const width = content.length * 4.5;
  return { text: content, x, y, width, size, font: "body", monospace: false };
}

/** A slide: its number in the corner, a title, and points below each other. */
function slide({ left, right, top }: Box, number: string, ...lines: readonly string[]) {
  return [
    { ...text(right - 12, top + 12, number), size: 6 },
    ...lines.map((line, at) => text(left + 8, top + 20 + 14 * at, line)),
  ];
}

function box(left: number, top: number): Box {
  return { left, right: left + 230, top, bottom: top + 90 };
}

/** The rules on its four sides. */
function sides({ left, right, top, bottom }: Box): readonly Box[] {
  return [
    { left, right, top, bottom: top },
    { left, right, top: bottom, bottom },
    { left, right: left, top, bottom },
    { left: right, right, top, bottom },
  ];
}

const boxes = [box(60, 100), box(310, 100), box(60, 210), box(310, 210)];
const lines = ["They are many.", "Few of them fly.", "None of them reads."];
const words = ["Bees", "Wasps", "Hornets", "Ants"];

function pageWith(drawn: Partial<Drawn>, own: readonly Box[]): RawPage {
  const nothing: Drawn = { dots: [], rules: [], shades: [], frames: [], italics: [] };
  const glyphs = own.flatMap((each, at) =>
    slide(each, `${at + 1}`, `${words[at]} live in nests.`, ...lines),
  );
  const all = [text(60, 80, "All that fly."), ...glyphs, text(60, 330, "All that is told.")];
  return { number: 1, width: 600, height: 800, glyphs: all, drawn: { ...nothing, ...drawn } };
}

function readWith(drawn: Partial<Drawn>, own: readonly Box[] = boxes) {
  return assembleDocument([pageWith(drawn, own)], []).pages[0]?.text.split("\n\n");
}

describe("frames beside each other", () => {
  const expected = [
    "All that fly.",
    ...words.map((word) => `${word} live in nests. ${lines.join(" ")}`),
    "All that is told.",
  ];

  it.each([
    ["ruled", { rules: boxes.flatMap(sides) }],
    ["shaded", { shades: boxes }],
    ["with round corners, drawn twice", { frames: [...boxes, ...boxes] }],
  ])("are read one after the other, row by row, where they are %s", (_, drawn) => {
    expect(readWith(drawn)).toEqual(expected);
  });

  it.each([
    ["touch", boxes.map((each) => ({ ...each, right: each.right + 20 }))],
    ["hold few lines", boxes.map((each) => ({ ...each, bottom: each.top + 40 }))],
  ])("are cells of a table where they %s", (_, shades) => {
    expect(framedParts(pageWith({ shades }, boxes))).toBeNull();
  });

  it("change nothing where they stand below each other only", () => {
    const column = [box(60, 100), box(60, 210)];
    expect(readWith({ frames: column }, column)).toEqual(readWith({}, column));
  });
});
