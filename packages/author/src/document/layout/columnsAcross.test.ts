import { describe, expect, it } from "vitest";

import { assembleDocument } from "./assembleDocument.ts";
import type { Box, Glyphs } from "./shapes.ts";

const leading = 14;
const columns = [50, 310];
const width = 240;

function text(x: number, y: number, content: string, font = "body", size = 10): Glyphs {
  return { text: content, x, y, width: content.length * size * 0.45, size, font, monospace: false };
}

/** Lines of a column that are set to its width, the first one of each paragraph indented. */
function justified(column: number, y: number, lines: readonly string[]): readonly Glyphs[] {
  const x = columns[column] ?? 0;
  return lines.map((line, at) => {
    const indent = isFirst(line) ? 12 : 0;
    return { ...text(x + indent, y + leading * at, line), width: width - indent };
  });
}

function isFirst(line: string): boolean {
  return Object.values(texts).some(([[first]]) => first === line);
}

/** An article full of names, in which many a line begins with a capital. */
const texts = {
  en: [
    ["The bees of Florence were known as far as", "Siena, where Agnolo di Tura kept them in"],
    ["Clay pots, as did all his neighbours and", "friends. Nobody in the towns around them"],
    ["had seen others, or so it was said, until", "a trader brought some home from Cairo."],
  ],
  fr: [
    ["Les abeilles de Florence étaient connues à", "Sienne, où Agnolo di Tura les gardait dans"],
    ["Des pots, comme tous ses voisins et leurs", "amis. Personne dans les villes d’alentour"],
    ["n’en avait vu de pareilles, dit-on, avant", "qu’un marchand en rapporte ici du Caire."],
  ],
  nl: [
    ["De bijen van Florence waren bekend tot in", "Siena, waar Agnolo di Tura ze hield in een"],
    ["Pot van klei, net als al zijn buren en hun", "vrienden. Niemand in de steden in de buurt"],
    ["had er andere gezien, zo zei men, tot een", "koopman er enkele meebracht uit Caïro."],
  ],
} as const;

function read(glyphs: readonly Glyphs[], rules: readonly Box[] | null = null) {
  const drawn =
    rules === null ? {} : { drawn: { dots: [], rules, shades: [], frames: [], italics: [] } };
  return assembleDocument([{ number: 1, width: 600, height: 820, glyphs, ...drawn }], []);
}

const title = text(200, 60, "On bees", "bold", 18);

/** Rows of a table across both columns, whose last column begins where the right one does. */
const rows = [
  ["Date", "Place", "Remark"],
  ["June 1347", "Cairo", "Swarm seen"],
  ["July 1347", "Siena", "Hive lost"],
  ["May 1348", "Pisa", "Honey sold"],
];

function table(y: number): readonly Glyphs[] {
  return rows.flatMap((row, at) =>
    row.map((cell, column) =>
      text([55, 133, 309][column] ?? 0, y + 18 * at, cell, at === 0 ? "bold" : "body"),
    ),
  );
}

/** Above the header, below it, and below the last row; drawn cell by cell. */
function rulesOf(y: number): readonly Box[] {
  return [y - 13, y + 5, y + 18 * (rows.length - 1) + 6].flatMap((top) =>
    [50, 128, 304, 550].slice(0, -1).map((left, at) => ({
      left,
      right: [128, 304, 550][at] ?? 0,
      top,
      bottom: top,
    })),
  );
}

describe.each(["en", "fr", "nl"] as const)("an article in %s in two columns", (language) => {
  const paragraph = texts[language].flat();
  const whole = paragraph.join(" ");
  const flow = Array.from({ length: 8 }, () => paragraph).flat();

  it("is read column by column where lines begin with capitals beside each other", () => {
    const glyphs = [
      title,
      ...justified(0, 100, flow.slice(0, 23)),
      ...justified(1, 100, flow.slice(23)),
    ];
    expect(read(glyphs).pages[0]?.text).toBe(
      ["On bees", ...Array.from({ length: 8 }, () => whole)].join("\n\n"),
    );
  });

  it.each([
    ["with rules around its cells", rulesOf(320)],
    ["that nothing rules", []],
    ["in a long document", null],
  ])("is read around a table across them, %s", (_, rules) => {
    const glyphs = [
      ...justified(0, 100, flow.slice(0, 13)),
      ...justified(1, 100, flow.slice(13, 24)),
      text(50, 294, "Bees in the records of the towns of Tuscany and of Egypt", "bold"),
      ...table(320),
      ...justified(0, 400, flow.slice(24, 37)),
      ...justified(1, 400, flow.slice(37)),
    ];
    const { pages, unjoinedPages, tables = [] } = read(glyphs, rules);
    const blocks = pages[0]?.text.split("\n\n") ?? [];
    expect(unjoinedPages).toEqual([]);
    expect(tables).toHaveLength(1);
    expect(blocks.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => whole));
    expect(blocks).toContain(rows.map((row) => row.join(" | ")).join("\n"));
    for (const line of paragraph) expect(pages[0]?.text.split(line)).toHaveLength(9);
  });

  it("is read in order where a few lines of each column stand above the table", () => {
    const glyphs = [
      ...justified(0, 60, flow.slice(0, 3)),
      ...justified(1, 60, flow.slice(3, 6)),
      ...table(140),
      ...justified(0, 220, flow.slice(6, 19)),
      ...justified(1, 220, flow.slice(19, 32)),
    ];
    const { pages, tables = [] } = read(glyphs, rulesOf(140));
    expect(tables).toHaveLength(1);
    expect(pages[0]?.text.startsWith(whole)).toBe(true);
  });

  it("is read in order where only other pages tell that it has columns", () => {
    const pages = [
      [...justified(0, 120, flow.slice(0, 15)), ...justified(1, 120, flow.slice(15, 30))],
      [...justified(0, 120, flow.slice(30, 33)), ...justified(1, 120, flow.slice(33, 36))],
    ].map((glyphs, at) => ({ number: at + 1, width: 600, height: 820, glyphs }));
    const drawn = { dots: [], rules: [], shades: [], frames: [], italics: [] };
    const read = assembleDocument(
      pages.map((page) => ({ ...page, drawn })),
      [],
    );
    expect(read.pages.map(({ text: own }) => own.split("\n\n"))).toEqual([
      Array.from({ length: 5 }, () => whole),
      [whole],
    ]);
  });
});

describe.each([
  ["the honey of the hive", "the wax of the combs"],
  ["le miel de la ruche", "la cire des rayons"],
  ["de honing van de korf", "de was van de raten"],
])("lists in two columns, such as %s", (one, other) => {
  const entries = (x: number, y: number, entry: string) =>
    Array.from({ length: 8 }, (_, at) => text(x, y + 14 * at, `• ${entry}, number ${at + 1}`));

  it("are read one after the other where their lines stand at different heights", () => {
    const { entryLists = [], pages } = read([
      ...entries(50, 100, one),
      ...entries(310, 106, other),
    ]);
    expect(entryLists.map((list) => list.entries.length)).toEqual([16]);
    expect(pages[0]?.text.split("\n\n").slice(7, 9)).toEqual([
      `${one}, number 8`,
      `${other}, number 1`,
    ]);
  });

  it("are read so where each line has another beside it", () => {
    const both = [...entries(50, 100, one), ...entries(310, 100, other)];
    expect(read(both).pages[0]?.text.split("\n\n").slice(7, 9)).toEqual([
      `${one}, number 8`,
      `${other}, number 1`,
    ]);
  });
});

it("reads slides beside each other without frames one after the other, line by line at one height", () => {
  const points = (column: number, y: number, slide: string) =>
    ["lives in a hive", "flies at noon", "sleeps at night"].map((point, at) =>
      text((columns[column] ?? 0) + 6, y + 16 + leading * at, `• ${slide} ${point}`),
    );
  const slide = (column: number, y: number, name: string) => [
    text((columns[column] ?? 0) + 70, y, name, "bold", 12),
    ...points(column, y, name),
  ];
  const glyphs = [
    ...["Queen", "Drone"].flatMap((name, column) => slide(column, 100, name)),
    ...["Worker", "Wasp"].flatMap((name, column) => slide(column, 260, name)),
  ];
  const found = read(glyphs, []).pages[0]?.text.split("\n\n");
  expect(found).toEqual(
    ["Queen", "Worker", "Drone", "Wasp"].flatMap((name) => [
      name,
      `${name} lives in a hive`,
      `${name} flies at noon`,
      `${name} sleeps at night`,
    ]),
  );
});
