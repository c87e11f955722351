import { describe, expect, it } from "vitest";

import { assembleDocument } from "./assembleDocument.ts";
import type { Glyphs } from "./shapes.ts";

const lefts = [60, 140, 300];

function text(x: number, y: number, content: string, font = "body"): Glyphs {
  return { text: content, x, y, width: content.length * 4.5, size: 10, font, monospace: false };
}

/** Cells of a row, whose lines bars part. */
function row(y: number, cells: readonly string[], font = "body"): readonly Glyphs[] {
  return cells.flatMap((cell, column) =>
    cell === ""
      ? []
      : cell.split("|").map((line, at) => text(lefts[column] ?? 0, y + 13 * at, line, font)),
  );
}

const prose = [
  "The hive is a house of wax in which some fifty thousand bees live, work and sleep together, and",
  "in which they store what they gather in the fields around from the first flowers to the last ones.",
];

function tablesIn(glyphs: readonly Glyphs[]) {
  const around = [100, 400].flatMap((y) => prose.map((line, at) => text(60, y + 13 * at, line)));
  const drawn = { dots: [], rules: [], shades: [], frames: [], italics: [] };
  const page = { number: 1, width: 600, height: 800, glyphs: [...around, ...glyphs], drawn };
  const { pages, tables = [] } = assembleDocument([page], []);
  const [{ text: said } = { text: "" }] = pages;
  return tables.map(({ rows }) =>
    rows.map((cells) => cells.map(({ start, end }) => said.slice(start, end))),
  );
}

describe.each([
  [
    ["Bee", "Work", "What it does"],
    [
      "Worker",
      "builds, feeds, cleans and defends|the hive",
      "makes wax at first and|gathers at last.",
    ],
    ["Queen", "lays eggs", "leaves the hive once"],
  ],
  [
    ["Abeille", "Travail", "Ce qu’elle fait"],
    [
      "Ouvrière",
      "bâtit, nourrit, nettoie et défend|la ruche",
      "fait d’abord de la cire|et butine enfin.",
    ],
    ["Reine", "pond des œufs", "quitte la ruche une fois"],
  ],
  [
    ["Bij", "Werk", "Wat ze doet"],
    [
      "Werkster",
      "bouwt, voedt, poetst en verdedigt|de korf",
      "maakt eerst was en|haalt ten slotte.",
    ],
    ["Moer", "legt eieren", "verlaat de korf één keer"],
  ],
])("a table under %s that nothing rules", (header, first, second) => {
  const names = row(200, header, "bold");
  const found = [header, first, second].map((each) => each.map((cell) => cell.replace("|", " ")));

  it("is found by its gutters and by where its cells begin", () => {
    expect(tablesIn([...names, ...row(221, first), ...row(255, second)])).toEqual([found]);
  });

  it.each([
    [
      "cells of several lines are as far apart as its rows",
      [...row(213, first), ...row(239, second)],
    ],
    [
      "a row lacks its first cell",
      [...row(221, first), ...row(255, second).slice(1), ...row(276, second)],
    ],
    [
      "cells begin elsewhere",
      [...row(221, first), ...row(255, second).map((each) => ({ ...each, x: each.x + 7 }))],
    ],
    [
      "the rows are set as the header is",
      [...row(221, first, "bold"), ...row(255, second, "bold")],
    ],
    ["text runs across", [...row(221, first), text(60, 255, `${prose[0]}`)]],
  ])("is none where %s", (_, body) => {
    expect(tablesIn([...names, ...body])).toEqual([]);
  });
});

it("has figures whose ends stand below the end of their name", () => {
  const figures = (y: number, name: string, ends: readonly string[], font = "body") => [
    text(60, y, name, font),
    ...ends.map((end, at) => text(240 + 120 * at - end.length * 4.5, y, end, font)),
  ];
  expect(
    tablesIn([
      ...figures(200, "Bee", ["Days", "Eggs a day"], "bold"),
      ...figures(218, "Queen", ["1,500", "1,500"]),
      ...figures(236, "Worker", ["42", "0"]),
      ...figures(254, "Drone", ["56", "0"]),
    ]),
  ).toEqual([
    [
      ["Bee", "Days", "Eggs a day"],
      ["Queen", "1,500", "1,500"],
      ["Worker", "42", "0"],
      ["Drone", "56", "0"],
    ],
  ]);
});

it.each([
  ["Work", "What it does"],
  ["Travail", "Ce qu’elle fait"],
  ["Werk", "Wat ze doet"],
])("may have nothing above its first column, beside %s", (...names) => {
  const body = (y: number, ...cells: readonly string[]) => row(y, cells);
  const cells = [
    ...row(200, ["", ...names], "bold"),
    ...body(221, "Worker", "builds, feeds and|cleans", "makes wax and|gathers at last."),
    ...body(255, "Old queen", "lays eggs", "leaves the hive once"),
  ];
  const found = [
    ["", ...names],
    ["Worker", "builds, feeds and cleans", "makes wax and gathers at last."],
    ["Old queen", "lays eggs", "leaves the hive once"],
  ];
  expect(tablesIn(cells)).toEqual([found]);
  const moved = cells.map((each) => (each.text === "Old queen" ? { ...each, x: 70 } : each));
  expect(tablesIn(moved)).toEqual([]);
  const single = cells.filter(({ x }) => x < 300);
  expect(tablesIn(single)).toEqual([]);
  const again = cells.map((each) =>
    each.text === "Old queen" ? { ...each, text: "Worker" } : each,
  );
  expect(tablesIn(again)).toEqual([]);
});

it("takes two lines of one row for no two rows", () => {
  const glyphs = [
    ...row(200, ["If so", "If not"], "bold"),
    ...row(218, ["Wait and|see", "Call the keeper of the bees|at once"]),
  ];
  expect(tablesIn(glyphs)).toEqual([]);
});

it("two titles above columns of running text are none of a table", () => {
  const columns = [
    [
      "The hive keeps the heat in winter as",
      "long as the bees stay together around",
      "the queen and eat what they stored in",
      "the summer, which is why nobody opens",
      "the lid before the first warm days.",
    ],
    [
      "The wax melts in the sun of the south",
      "when the hive stands on bare stones,",
      "and the moths find their way in where",
      "the wood has cracks that a keeper of",
      "bees forgot to close in the autumn.",
    ],
  ];
  const [left = 0, , right = 0] = lefts;
  const titles = [text(left, 200, "Advantages", "bold"), text(right, 200, "Drawbacks", "bold")];
  const lines = columns.flatMap((column, at) =>
    column.map((line, row) => text(at === 0 ? left : right, 217 + 17 * row, line)),
  );
  expect(tablesIn([...titles, ...lines])).toEqual([]);
});
