import { describe, expect, it } from "vitest";

import { assembleDocument } from "./assembleDocument.ts";
import type { Box, Drawn, Glyphs } from "./shapes.ts";

const edges = [60, 140, 300, 540];

function text(x: number, y: number, content: string, font = "body"): Glyphs {
  return { text: content, x, y, width: content.length * 4.5, size: 10, font, monospace: false };
}

/** A level line that is drawn cell by cell. */
function level(y: number, cells = edges): readonly Box[] {
  return cells.slice(1).map((right, at) => ({ left: cells[at] ?? 0, right, top: y, bottom: y }));
}

function shades(top: number, bottom: number): readonly Box[] {
  return level(top).map((box) => ({ ...box, bottom }));
}

/** Cells of a row, whose lines bars part. */
function row(y: number, cells: readonly string[], font = "body"): readonly Glyphs[] {
  return cells.flatMap((cell, column) =>
    cell === ""
      ? []
      : cell.split("|").map((line, at) => text((edges[column] ?? 0) + 5, y + 13 * at, line, font)),
  );
}

const prose = [
  "The hive is a house of wax in which some fifty thousand bees live, work and sleep together, and",
  "in which they store what they gather in the fields around from the first flowers to the last ones.",
];

function paragraph(y: number): readonly Glyphs[] {
  return prose.map((line, at) => text(60, y + 13 * at, line));
}

function read(glyphs: readonly Glyphs[], drawn: Partial<Drawn>) {
  const whole: Drawn = { dots: [], rules: [], shades: [], frames: [], italics: [], ...drawn };
  const around = [...paragraph(100), ...glyphs, ...paragraph(400)];
  const page = { number: 1, width: 600, height: 800, glyphs: around, drawn: whole };
  const { pages, tables = [] } = assembleDocument([page], []);
  const [{ text: said } = { text: "" }] = pages;
  return {
    blocks: said.split("\n\n"),
    tables: tables.map(({ rows }) =>
      rows.map((cells) => cells.map(({ start, end }) => said.slice(start, end))),
    ),
  };
}

const whole = prose.join(" ");

describe.each([
  [
    ["Bee", "Work", "What it does"],
    [
      "Worker",
      "builds, feeds, cleans and defends|the hive",
      "makes wax in its first days and|gathers in its last ones",
    ],
    ["Queen", "lays eggs", "leaves the hive once"],
  ],
  [
    ["Abeille", "Travail", "Ce qu’elle fait"],
    [
      "Ouvrière",
      "bâtit, nourrit, nettoie et défend|la ruche",
      "fait de la cire les premiers jours et|butine les derniers",
    ],
    ["Reine", "pond des œufs", "quitte la ruche une fois"],
  ],
  [
    ["Bij", "Werk", "Wat ze doet"],
    [
      "Werkster",
      "bouwt, voedt, poetst en verdedigt|de korf",
      "maakt was in haar eerste dagen en|haalt in de laatste",
    ],
    ["Moer", "legt eieren", "verlaat de korf één keer"],
  ],
])("a table under %s whose lines are drawn cell by cell", (header, first, second) => {
  const cells = [...row(200, header, "bold"), ...row(220, first), ...row(253, second)];
  const found = [header, first, second].map((each) => each.map((cell) => cell.replace("|", " ")));

  it.each<[string, Partial<Drawn>]>([
    [
      "below each row, under a shaded header",
      {
        rules: [...level(239), ...level(260)],
        shades: shades(187, 206),
      },
    ],
    [
      "around the header, and below the last row",
      {
        rules: [...level(187), ...level(206), ...level(260)],
      },
    ],
    ["below the header only", { rules: level(206) }],
    ["as shades behind every other row", { shades: [...shades(187, 206), ...shades(239, 262)] }],
  ])("is found with lines %s", (_, drawn) => {
    const { blocks, tables } = read(cells, drawn);
    expect(tables).toEqual([found]);
    expect(blocks).toEqual([whole, found.map((each) => each.join(" | ")).join("\n"), whole]);
  });

  it("is none where text crosses its columns, a cell stands beside two rows, or the header is like the rest", () => {
    const rules = [...level(187), ...level(206), ...level(260)];
    const title = text(60, 247, "What a bee does all day long, in and out of the hive", "bold");
    const joined = cells.filter(({ text: own }) => own !== second[0]);
    const plain = cells.map((each) => ({ ...each, font: "body" }));
    expect(read([...cells.slice(0, 3), title], { rules }).tables).toEqual([]);
    expect(read(joined, { rules: [...rules, ...level(239, edges.slice(1))] }).tables).toEqual([]);
    expect(read(plain, { rules }).tables).toEqual([]);
  });
});

it("has figures that stand to the right of their columns, and raised letters in a line of its own", () => {
  const right = (column: number, y: number, figure: string, font = "body") =>
    text((edges[column + 1] ?? 0) - 5 - figure.length * 4.5, y, figure, font);
  const glyphs = [
    ...row(200, ["Bee"], "bold"),
    right(1, 200, "Wings", "bold"),
    right(2, 200, "Eggs a day", "bold"),
    ...["Queen", "Worker", "Drone"].flatMap((name, at) => [
      ...row(220 + 18 * at, [name]),
      right(1, 220 + 18 * at, "4"),
      right(2, 220 + 18 * at, at === 0 ? "1,500" : "0"),
    ]),
    { ...text(65 + 4.5 * 6, 234, "nd"), size: 7 },
  ];
  const rules = [...level(187), ...level(206), ...level(262)];
  expect(read(glyphs, { rules }).tables).toEqual([
    [
      ["Bee", "Wings", "Eggs a day"],
      ["Queen", "4", "1,500"],
      ["Workernd", "4", "0"],
      ["Drone", "4", "0"],
    ],
  ]);
});

it("leaves a title right above its header and a heading below its last row outside", () => {
  const glyphs = [
    ...row(182, ["Bees"], "bold"),
    ...row(200, ["Bee", "Work", "Home"], "bold"),
    ...row(220, ["Worker", "builds", "hive"]),
    ...row(238, ["Queen", "lays eggs", "hive"]),
    ...row(262, ["Wasps"], "bold"),
  ];
  const { blocks, tables } = read(glyphs, { rules: level(206) });
  expect(tables).toHaveLength(1);
  expect(blocks.slice(1, -1)).toEqual([
    "Bees",
    "Bee | Work | Home\nWorker | builds | hive\nQueen | lays eggs | hive",
    "Wasps",
  ]);
});

describe("a table with nothing above its first column", () => {
  const rows = [
    ["", "Work", "Home"],
    ["Worker", "builds", "hive"],
    ["Queen", "lays eggs", "–"],
    ["Drone", "mates", "hive and air"],
  ];
  const drawnRows = (given: readonly (readonly string[])[]) =>
    given.flatMap((cells, at) => row(200 + 20 * at, cells, at === 0 ? "bold" : "body"));
  const ys = [187, 206, 226, 246, 266];
  const uprights = (top: number, xs = edges) =>
    xs.map((x) => ({ left: x, right: x, top, bottom: 266 }));
  const whole = (from: number, y: number) => ({ left: from, right: 540, top: y, bottom: y });

  it.each<[string, Partial<Drawn>]>([
    ["ruled all around", { rules: [...ys.map((y) => whole(60, y)), ...uprights(187)] }],
    [
      "ruled but beside its empty corner",
      {
        rules: [
          whole(140, 187),
          ...ys.slice(1).map((y) => whole(60, y)),
          ...uprights(206, [60]),
          ...uprights(187, edges.slice(1)),
        ],
      },
    ],
    ["ruled cell by cell", { rules: ys.flatMap((y) => level(y)) }],
    ["ruled below its header only", { rules: level(206) }],
    ["ruled row by row", { rules: ys.slice(1).map((y) => whole(60, y)) }],
    ["shaded", { shades: [...shades(187, 206), ...shades(226, 246)] }],
    ["bare", {}],
  ])("is found where it is %s", (_, drawn) => {
    expect(read(drawnRows(rows), drawn).tables).toEqual([rows]);
  });

  it("is none with two rows of one name, a cell that is empty elsewhere, or a sign for a name", () => {
    const rules = [...ys.map((y) => whole(60, y)), ...uprights(187)];
    const withCell = (at: number, column: number, cell: string) =>
      drawnRows(rows.with(at, (rows[at] ?? []).with(column, cell)));
    expect(read(withCell(2, 0, "Worker"), { rules }).tables).toEqual([]);
    expect(read(withCell(2, 1, ""), { rules }).tables).toEqual([]);
    expect(read(withCell(0, 1, ""), { rules }).tables).toEqual([]);
    expect(read(withCell(2, 0, "–"), { rules }).tables).toEqual([]);
    expect(read(withCell(2, 1, "–"), { rules }).tables).toHaveLength(1);
  });
});

it("makes no cells of rows that cannot be told from the lines of one", () => {
  const glyphs = [
    ...row(200, ["Bee", "Work", "Home"], "bold"),
    ...["Worker", "Drone", "Wasp", "Queen"].flatMap((name, at) =>
      row(220 + 12 * at + (at > 1 ? 8 : 0), [name, "builds all day in the narrow dark", "hive"]),
    ),
  ];
  expect(read(glyphs, { rules: [...level(187), ...level(206), ...level(280)] }).tables).toEqual([]);
});

it("has long cells, and a column under a sign", () => {
  const long =
    "is the only bee that lays eggs, some fifteen hundred a day in spring, which is more than";
  const glyphs = [
    ...row(200, ["Bee", "€", "What it does"], "bold"),
    ...row(220, [
      "Queen",
      "30",
      `${long.slice(0, 45)}|${long.slice(45)}|her own weight. She never leaves.`,
    ]),
    ...row(270, ["Worker", "0", "gathers"]),
  ];
  const rules = [...level(187), ...level(206), ...level(253), ...level(275)];
  const [[, queen = []] = []] = read(glyphs, { rules }).tables;
  expect(queen[2]?.length).toBeGreaterThan(110);
});

it("takes boxes beside each other for no table, and reads what they say", () => {
  const [left, right] = [
    "The bees of the left|hand side eat honey,|and rest at noon each day.",
    "Those of the right hand side|sleep late in winter, and eat|what they like best of all.",
  ];
  const { blocks, tables } = read(row(200, ["", left ?? "", right ?? ""]), {
    shades: shades(187, 235),
  });
  expect(tables).toEqual([]);
  expect(blocks.slice(1, -1)).toEqual([left, right].map((each) => each?.replaceAll("|", " ")));
});
