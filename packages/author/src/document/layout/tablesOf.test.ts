import { describe, expect, it } from "vitest";

import { linesOfPage } from "./linesOfPage.ts";
import type { Glyphs } from "./shapes.ts";
import { tablesOf } from "./tablesOf.ts";

const lefts = [60, 220, 380, 500];
const spacing = 20;

interface Drawn {
  /** An empty text draws nothing in that column. */
  readonly cells: readonly string[];
  readonly font?: string;
  readonly monospace?: boolean;
  /** Points below the row above. */
  readonly gap?: number;
}

function tablesIn(...rows: readonly Drawn[]): readonly (readonly (readonly string[])[])[] {
  let y = 100;
  const glyphs = rows.flatMap(({ cells, font = "body", monospace = false, gap = spacing }) => {
    y += gap;
    return cells.flatMap((text, column): Glyphs[] =>
      text === ""
        ? []
        : [
            {
              text,
              x: lefts[column] ?? 0,
              y,
              width: text.length * 5,
              size: 10,
              font,
              monospace,
            },
          ],
    );
  });
  const { lines } = linesOfPage({ number: 1, width: 600, height: 800, glyphs });
  return tablesOf(lines).map((table) =>
    table.map((row) => row.map((cell) => cell.map(({ text }) => text).join(" "))),
  );
}

const header: Drawn = { cells: ["Bee", "Life span"], font: "bold" };
const body: readonly Drawn[] = [
  { cells: ["Worker", "six weeks"] },
  { cells: ["Drone", "eight weeks"] },
  { cells: ["Queen", "five years"] },
];
const prose: Drawn = { cells: ["A line of running text that belongs to the page."], gap: 40 };

describe("tablesOf", () => {
  it("finds a header and the rows below it, between paragraphs", () => {
    expect(tablesIn(prose, { ...header, gap: 40 }, ...body, prose)).toEqual([
      [header, ...body].map(({ cells }) => cells),
    ]);
  });

  it("finds tables of up to four columns, one below the other", () => {
    const wide = ["Bee", "Life", "Task", "Sex"].map((name) => `${name} of all`);
    const rows = [wide, ["a b", "c", "d", "e"], ["f g", "h", "i", "j"]];
    const drawn = rows.map((cells, at) => ({ cells, ...(at === 0 ? { font: "bold" } : {}) }));
    expect(
      tablesIn(
        header,
        ...body,
        { ...prose },
        { ...drawn[0], cells: wide, gap: 40 },
        ...drawn.slice(1),
      ),
    ).toEqual([[header, ...body].map(({ cells }) => cells), rows]);
  });

  it("finds those with nothing above their first column", () => {
    const rows = [
      ["", "Life span", "Work"],
      ["Worker", "six weeks", "builds"],
      ["Queen", "five years", "lays eggs"],
    ];
    const drawn = rows.map((cells, at) => ({
      cells,
      ...(at === 0 ? { font: "bold", gap: 40 } : {}),
    }));
    expect(tablesIn(prose, ...drawn, prose)).toEqual([rows]);
    const [top, ...below] = drawn;
    const narrow = [top, ...below].map((each) => ({
      ...each,
      cells: each?.cells.slice(0, 2) ?? [],
    }));
    expect(tablesIn(prose, ...narrow, prose)).toEqual([]);
    const close = { cells: ["", "Mean of all"], gap: 40 };
    expect(tablesIn(prose, close, { ...top, cells: top?.cells ?? [], gap: 12 }, ...below)).toEqual(
      [],
    );
  });

  it.each([
    [
      ["Bee", "Life span"],
      ["Queen of", "five years"],
      ["the hive", "or more"],
    ],
    [
      ["Abeille", "Vie"],
      ["Reine de", "cinq ans"],
      ["la ruche", "ou plus"],
    ],
    [
      ["Bij", "Leven"],
      ["Moer van", "vijf jaar"],
      ["de kast", "of meer"],
    ],
  ])("joins the lines of one cell under %s", (names, first, rest) => {
    const rows = [
      { cells: names, font: "bold", gap: 40 },
      { cells: first },
      { cells: ["", rest[1] ?? ""], gap: 12 },
      { cells: ["Worker", "six weeks"] },
      { cells: first },
      { cells: rest, gap: 12 },
      { cells: ["Egg", "three days"] },
      { cells: ["", "and then"], gap: 12 },
      { cells: ["", "three more"], gap: 12 },
    ];
    const long = `${first[1]} ${rest[1]}`;
    expect(tablesIn(prose, ...rows, prose)).toEqual([
      [
        names,
        [first[0], long],
        ["Worker", "six weeks"],
        [`${first[0]} ${rest[0]}`, long],
        ["Egg", "three days and then three more"],
      ],
    ]);
  });

  it.each<[string, readonly Drawn[]]>([
    ["has no header in a face of its own", [{ cells: header.cells }, ...body]],
    ["has one row only", [header, ...body.slice(0, 1)]],
    ["has a line below its first column", [header, ...body, { cells: ["of bees"], gap: 12 }]],
    [
      "has cells of several lines as far apart as its rows",
      [
        { ...header },
        ...body
          .flatMap((row) => [row, { cells: ["", "or so"] }])
          .map((row) => ({ ...row, gap: 12 })),
      ],
    ],
    [
      "has rows close together that may be lines of cells",
      [
        header,
        ...body,
        { cells: ["Egg", "three days"], gap: 12 },
        { cells: ["", "or so"], gap: 12 },
      ],
    ],
    [
      "has lines of one cell that skip a line",
      [
        header,
        ...body,
        { cells: ["Egg in the hive", "three days"] },
        { cells: ["of bees"], gap: 12 },
        { cells: ["", "or so"], gap: 12 },
      ],
    ],
    ["has a cell that goes on inside", [header, ...body, { cells: ["", "or more"] }, ...body]],
    [
      "has rows that go on with those above",
      [header, ...body, { cells: ["of the hive", "or more"] }, ...body],
    ],
    [
      "has a title that runs close above it",
      [{ cells: ["", "Mean"] }, { ...header, gap: 12 }, ...body],
    ],
    ["has a sentence in it", [header, ...body, { cells: ["Drone", "It dies soon."] }]],
    ["has a long cell", [header, ...body, { cells: ["Drone", "weeks and ".repeat(7).trim()] }]],
    [
      "is numbered",
      [header, ...body.map(({ cells }, at) => ({ cells: [`${at + 1})`, ...cells.slice(1)] }))],
    ],
    ["has footnotes", [header, ...body, { cells: ["Egg *", "three days"] }]],
    [
      "names pages",
      [
        header,
        ...body.map(({ cells }, at) => ({ cells: [...cells.slice(0, 1), `${4 + 3 * at}`] })),
      ],
    ],
    ["is code", [header, ...body.map((row) => ({ ...row, monospace: true }))]],
    [
      "begins its cells elsewhere",
      [
        header,
        ...body.map(({ cells: [first = "", second = ""] }) => ({ cells: [first, "", second] })),
      ],
    ],
    ["is unevenly spaced", [header, ...body, { cells: ["Egg", "three days"], gap: 34 }]],
  ])("takes for none what %s", (_, rows) => {
    expect(
      tablesIn(
        prose,
        { ...rows[0], cells: rows[0]?.cells ?? [], gap: rows[0]?.gap ?? 60 },
        ...rows.slice(1),
      ),
    ).toEqual([]);
  });
});
