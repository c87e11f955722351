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
  return tablesOf(lines).map((table) => table.map((row) => row.map(({ text }) => text)));
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

  it.each<[string, readonly Drawn[]]>([
    ["has no header in a face of its own", [{ cells: header.cells }, ...body]],
    ["has one row only", [header, ...body.slice(0, 1)]],
    ["has a cell that goes on below", [header, ...body, { cells: ["", "or more"], gap: 12 }]],
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
