import { describe, expect, it } from "vitest";

import { assembleDocument } from "./assembleDocument.ts";
import type { Box, Dot, Drawn, Glyphs, RawPage } from "./shapes.ts";

interface Drawing {
  readonly x?: number;
  readonly font?: string;
  readonly size?: number;
}

function text(
  y: number,
  content: string,
  { x = 60, font = "body", size = 10 }: Drawing = {},
): Glyphs {
  return { text: content, x, y, width: content.length * size * 0.45, size, font, monospace: false };
}

/** Lines of a paragraph, twelve points apart. */
function prose(y: number, ...lines: readonly string[]): readonly Glyphs[] {
  return lines.map((line, at) => text(y + 12 * at, line));
}

const nothing: Drawn = { dots: [], rules: [], shades: [], frames: [], italics: ["slanted"] };

function page(number: number, glyphs: readonly Glyphs[], drawn: Partial<Drawn> = {}): RawPage {
  return { number, width: 600, height: 800, glyphs, drawn: { ...nothing, ...drawn } };
}

function read(...pages: readonly RawPage[]) {
  return assembleDocument(pages, []);
}

/** The text that places stand for, and what the document holds. */
function entriesIn(...pages: readonly RawPage[]) {
  const { pages: texts, entryLists = [] } = read(...pages);
  return entryLists.map(({ page: number, isPlain, isCut, entries }) => ({
    number,
    isPlain,
    isCut,
    entries: entries.map(({ start, end }) => texts[number - 1]?.text.slice(start, end)),
  }));
}

function tablesIn(...pages: readonly RawPage[]) {
  const { pages: texts, tables = [] } = read(...pages);
  return tables.map(({ page: number, rows }) =>
    rows.map((row) => row.map(({ start, end }) => texts[number - 1]?.text.slice(start, end))),
  );
}

function dot(y: number, x = 66): Dot {
  return { left: x, right: x + 4, top: y - 5.5, bottom: y - 1.5, sign: "•" };
}

const long = [
  "The hive is a house of wax in which some fifty thousand bees live, work and sleep together, and",
  "in which they store what they gather in the fields around from the first flowers to the last ones.",
];

describe("a short document, with what it draws", () => {
  it.each([
    ["The hive holds:", "the honey", "the wax"],
    ["La ruche contient :", "le miel", "la cire"],
    ["De korf bevat:", "de honing", "de was"],
  ])("has lists whose bullets are drawn: %s", (introduction, first, second) => {
    const glyphs = [
      ...prose(100, ...long),
      text(130, introduction),
      text(145, first, { x: 78 }),
      text(157, second, { x: 78 }),
      ...prose(180, ...long),
    ];
    expect(entriesIn(page(1, glyphs, { dots: [dot(145), dot(157)] }))).toEqual([
      { number: 1, isPlain: true, isCut: false, entries: [first, second] },
    ]);
    expect(entriesIn(page(1, glyphs))).toEqual([]);
  });

  it("takes no dot within a line or a drawing for a bullet", () => {
    const glyphs = [...prose(100, ...long), text(150, "Honey"), text(150, "wax", { x: 95 })];
    const document = page(1, glyphs, { dots: [dot(150, 87), dot(300, 66)] });
    expect(entriesIn(document)).toEqual([]);
    expect(read(document).pages[0]?.text).toBe(`${long.join(" ")}\n\nHoney wax`);
  });

  it("keeps an entry whole that has a sentence end at the end of a line", () => {
    const glyphs = [
      ...prose(100, ...long),
      text(130, "The hive holds:"),
      text(145, "the honey;", { x: 78 }),
      text(157, "which is sweet", { x: 78 }),
      text(169, "the wax", { x: 78 }),
    ];
    expect(entriesIn(page(1, glyphs, { dots: [dot(145), dot(169)] }))).toMatchObject([
      { entries: ["the honey; which is sweet", "the wax"] },
    ]);
  });

  it("has a list whole on the page where it is introduced", () => {
    const first = [...prose(100, ...long), text(130, "The hive holds:"), text(145, "• the honey")];
    const next = [text(60, "• the wax"), text(72, "• the jelly"), ...prose(100, ...long)];
    expect(entriesIn(page(1, first), page(2, next))).toEqual([
      { number: 1, isPlain: true, isCut: false, entries: ["the honey", "the wax", "the jelly"] },
    ]);
  });

  it("has a sentence whole that goes on overleaf, but nothing of what begins there", () => {
    const [one = "", two = ""] = long;
    const document = read(
      page(1, [...prose(100, ...long), ...prose(140, one)]),
      page(2, [...prose(100, two), text(140, "Honey", { size: 14 }), ...prose(160, ...long)]),
    );
    expect(document.pages.map(({ text: own }) => own)).toEqual([
      `${long.join(" ")}\n\n${one} ${two}`,
      `Honey\n\n${long.join(" ")}`,
    ]);
  });

  it.each([
    ["2.1 The queen", "The queen", { font: "bold" }],
    ["La reine", "La reine", { font: "bold" }],
    ["3. De koningin", "De koningin", { font: "bold" }],
    ["The queen", "The queen", { font: "slanted", size: 11 }],
  ])("finds a heading in a face of its own: %s", (line, title, drawing) => {
    const { headings } = read(
      page(1, [
        text(80, "The bees", { size: 16 }),
        ...prose(100, ...long),
        text(140, line, drawing),
        ...prose(156, ...long),
      ]),
    );
    expect(headings.map((heading) => [heading.level, heading.title])).toEqual([
      [1, "The bees"],
      [2, title],
    ]);
  });

  it("finds a numbered heading in slightly larger letters above a list, farther in on its bar", () => {
    const { headings } = read(
      page(1, [
        ...prose(100, ...long, ...long),
        text(160, "4. Before the bees come", { font: "bold", size: 10.8, x: 66 }),
        text(178, "1. Clean the hive and all its frames.", { x: 74 }),
        text(190, "2. Put the frames back into the hive.", { x: 74 }),
        ...prose(220, ...long, ...long),
      ]),
    );
    expect(headings.map(({ title }) => title)).toEqual(["Before the bees come"]);
  });

  it.each<[string, readonly Glyphs[]]>([
    ["a sentence", [text(140, "The queen lays the eggs.", { font: "bold" })]],
    ["a caption", [text(140, "Table 2 – The bees", { font: "bold" })]],
    ["une légende", [text(140, "Figure 3 : la reine", { font: "bold" })]],
    ["a stressed line", [text(140, "The bees of the Alps", { font: "slanted" })]],
    [
      "a label that runs into its paragraph",
      [text(140, "The queen:", { font: "bold" }), text(140, "she lays eggs.", { x: 130 })],
    ],
    [
      "names one below the other",
      ["Anna Bee", "Bert Bee", "Cleo Bee", "Dirk Bee"].map((name, at) =>
        text(140 + 20 * at, name, { font: "bold" }),
      ),
    ],
    ["an entry", [text(140, "• The queen", { font: "bold" }), text(152, "• The drone")]],
    [
      "a line close to the paragraph above",
      [...prose(140, ...long), text(164, "The queen", { font: "bold" })],
    ],
  ])("takes for no heading: %s", (_, glyphs) => {
    const { headings } = read(
      page(1, [...prose(100, ...long), ...glyphs, ...prose(300, ...long, ...long, ...long)]),
    );
    expect(headings).toEqual([]);
  });

  it("puts terms together with the indented text that explains them", () => {
    const glyphs = [
      ...prose(100, ...long),
      text(140, "The queen", { font: "bold" }),
      text(152, "lays the eggs of all the bees of the hive.", { x: 80 }),
      text(164, "The drone", { font: "bold" }),
      text(176, "does nothing of the kind, and dies.", { x: 80 }),
    ];
    expect(entriesIn(page(1, glyphs))).toMatchObject([
      {
        entries: [
          "The queen: lays the eggs of all the bees of the hive.",
          "The drone: does nothing of the kind, and dies.",
        ],
      },
    ]);
    expect(read(page(1, glyphs)).headings).toEqual([]);
  });

  it("puts an initial over two lines, and raised letters, where they belong", () => {
    const glyphs = [
      text(112, "B", { size: 30 }),
      text(100, "ees have lived in hives of straw since the 12", { x: 75 }),
      text(96, "th", { x: 75 + 45 * 4.5, size: 6 }),
      text(100, "century or so, and they still do", { x: 75 + 48 * 4.5 }),
      text(112, "where nobody has shown them any other house.", { x: 75 }),
      text(108, "4", { x: 75 + 44 * 4.5, size: 6 }),
      ...prose(140, ...long),
    ];
    const [{ text: found } = { text: "" }] = read(page(1, glyphs)).pages;
    expect(found.split("\n\n")[0]).toBe(
      "Bees have lived in hives of straw since the 12th century or so, and they still do " +
        "where nobody has shown them any other house.",
    );
  });

  it("puts the number of an isotope in front of its element", () => {
    const glyphs = [
      text(100, "The water that they drink holds"),
      text(96, "18", { x: 60 + 33 * 4.5, size: 6 }),
      text(100, "O, by which it is told from that of other hives.", { x: 60 + 33 * 4.5 + 5.4 }),
      ...prose(140, ...long),
    ];
    const [{ text: found } = { text: "" }] = read(page(1, glyphs)).pages;
    expect(found.split("\n\n")[0]).toBe(
      "The water that they drink holds ¹⁸O, by which it is told from that of other hives.",
    );
  });
});

const lefts = [60, 180, 300];

function rule(left: number, top: number, right = left, bottom = top): Box {
  return { left, right, top, bottom };
}

/** Rules around each cell of rows that begin at these heights. */
function ruled(ys: readonly number[], width: number): readonly Box[] {
  const [top = 0, bottom = 0] = [ys[0], ys.at(-1)];
  const xs = lefts.slice(0, width + 1);
  const [left = 0, right = 0] = [xs[0], xs.at(-1)];
  return [...ys.map((y) => rule(left, y, right)), ...xs.map((x) => rule(x, top, x, bottom))];
}

/** Cells of a row, of two lines where they have a bar. */
function row(y: number, cells: readonly string[], font = "body"): readonly Glyphs[] {
  return cells.flatMap((cell, column) =>
    cell
      .split("|")
      .map((line, at) => text(y + 12 * at, line, { x: (lefts[column] ?? 0) + 5, font })),
  );
}

describe("tables between rules", () => {
  const cells = [
    ...row(212, ["Stage", "What it does"], "bold"),
    ...row(232, ["1", "eats;|then sleeps"]),
    ...row(264, ["2", "flies away"]),
  ];
  const rules = ruled([200, 220, 252, 274], 2);
  const found = [
    ["Stage", "What it does"],
    ["1", "eats; then sleeps"],
    ["2", "flies away"],
  ];
  const around = [...prose(100, ...long), ...prose(300, ...long)];

  it("are found with cells of two lines and of numbers, and are no part of sentences", () => {
    const document = page(1, [...around, ...cells], { rules });
    expect(tablesIn(document)).toEqual([found]);
    expect(read(document).pages[0]?.text.split("\n\n")).toEqual([
      long.join(" "),
      "Stage | What it does\n1 | eats; then sleeps\n2 | flies away",
      long.join(" "),
    ]);
  });

  it("are found where only their rows are ruled", () => {
    const levels = [220, 252, 274].map((y) => rule(60, y, 300));
    expect(tablesIn(page(1, [...around, ...cells], { rules: levels }))).toEqual([found]);
  });

  it("are whole on the page where they begin, with the header once", () => {
    const overleaf = [
      ...row(62, ["Stage", "What it does"], "bold"),
      ...row(82, ["3", "comes back"]),
      ...prose(120, ...long),
    ];
    const pages = [
      page(1, [...prose(100, ...long), ...cells], { rules }),
      page(2, overleaf, { rules: ruled([50, 70, 92], 2) }),
    ];
    expect(tablesIn(...pages)).toEqual([[...found, ["3", "comes back"]]]);
  });

  it.each<[string, readonly Glyphs[], readonly Box[]]>([
    ["a header like the rest", cells.map((each) => ({ ...each, font: "body" })), rules],
    ["an empty cell", cells.filter((each) => each.text !== "flies away"), rules],
    [
      "cells joined over columns",
      cells,
      [...rules.slice(0, -3), rule(60, 200, 60, 274), rule(180, 220, 180, 252)],
    ],
  ])("are not made of %s, nor is that a part of sentences", (_, glyphs, own) => {
    const document = page(1, [...around, ...glyphs], { rules: own });
    expect(tablesIn(document)).toEqual([]);
    expect(read(document).pages[0]?.text.split("\n\n")).toEqual([long.join(" "), long.join(" ")]);
  });

  it("leave paragraphs that rules part for readers", () => {
    const [one, two] = [
      "The bees of the left|hand side eat honey,|and rest at noon each day.",
      "Those of the right|hand side sleep late,|and eat what they like best.",
    ];
    const glyphs = [...row(212, [one ?? "", two ?? ""]), ...row(262, ["", ""])];
    const document = page(1, [...around, ...glyphs], { rules: ruled([200, 250, 270], 2) });
    expect(read(document).pages[0]?.text.split("\n\n").slice(1, 3)).toEqual([
      "The bees of the left hand side eat honey, and rest at noon each day.",
      "Those of the right hand side sleep late, and eat what they like best.",
    ]);
  });
});
