import { PDFDocument, StandardFonts } from "pdf-lib";
import { describe, expect, it } from "vitest";

import { drawnOn } from "./drawnOn.ts";
import { extractText } from "./extractText.ts";

const operators = {
  save: 1,
  restore: 2,
  transform: 3,
  paintFormXObjectBegin: 4,
  paintFormXObjectEnd: 5,
  constructPath: 6,
  fill: 7,
  eoFill: 8,
  stroke: 9,
  closeStroke: 10,
};
const [clip, height] = [11, 800];

type Step = readonly [operator: number, args?: unknown];

function drawn(...steps: readonly Step[]) {
  const list = { fnArray: steps.map(([fn]) => fn), argsArray: steps.map(([, args]) => args) };
  return drawnOn(list, height, operators);
}

/** A path of places, or of curves between them. */
function path(
  paint: number,
  points: readonly (readonly [number, number])[],
  isCurved = false,
): Step {
  const steps = points.flatMap(([x, y], at) => {
    if (at === 0) return [0, x, y];
    return isCurved ? [2, x, y, x, y, x, y] : [1, x, y];
  });
  return [operators.constructPath, [paint, [new Float32Array([...steps, 4])], null]];
}

function box(paint: number, [x, y, width, tall]: readonly [number, number, number, number]): Step {
  return path(paint, [
    [x, y],
    [x + width, y],
    [x + width, y + tall],
    [x, y + tall],
  ]);
}

describe("drawnOn", () => {
  it("finds rules that are filled or stroked, by their place from the top", () => {
    expect(drawn(box(operators.fill, [60, 699.5, 400, 1]))).toEqual({
      dots: [],
      shades: [],
      frames: [],
      rules: [{ left: 60, right: 460, top: 99.5, bottom: 100.5 }],
    });
    const { rules } = drawn(box(operators.stroke, [60, 600, 400, 100]));
    expect(rules.map(({ left, right, top, bottom }) => [left, right, top, bottom])).toEqual([
      [60, 460, 200, 200],
      [460, 460, 100, 200],
      [60, 460, 100, 100],
      [60, 60, 100, 200],
    ]);
  });

  it("finds them where coordinates were moved and turned over, and back again", () => {
    const { rules } = drawn(
      [operators.save],
      [operators.transform, [0.5, 0, 0, -0.5, 0, 800]],
      box(operators.fill, [120, 199, 800, 2]),
      [operators.restore],
      box(operators.fill, [60, 699.5, 400, 1]),
    );
    expect(rules.map(({ left, top, right }) => [left, top, right])).toEqual([
      [60, 99.5, 460],
      [60, 99.5, 460],
    ]);
  });

  it("tells bullets by their shape", () => {
    const places = [
      [60, 700],
      [64, 702],
      [62, 704],
      [60, 702],
    ] as const;
    expect(
      drawn(
        path(operators.fill, places, true),
        path(operators.stroke, places, true),
        box(operators.eoFill, [60, 700, 4, 4]),
      ).dots.map(({ sign }) => sign),
    ).toEqual(["•", "◦", "▪"]);
  });

  it("finds shades, but no other areas", () => {
    expect(
      drawn(
        box(operators.fill, [60, 600, 400, 100]),
        box(operators.stroke, [60, 600, 400, 100]),
        path(operators.fill, [
          [60, 600],
          [460, 600],
          [60, 700],
        ]),
        path(
          operators.fill,
          [
            [60, 600],
            [460, 600],
            [460, 700],
            [60, 700],
          ],
          true,
        ),
      ).shades,
    ).toEqual([{ left: 60, right: 460, top: 100, bottom: 200 }]);
  });

  it("takes what is round at its corners for a frame, and nothing rounder", () => {
    const corners = [
      [60, 604],
      [60, 602],
      [62, 600],
      [456, 600],
      [460, 604],
      [460, 696],
      [456, 700],
      [62, 700],
    ] as const;
    const arch = [...corners, [260, 650]] as const;
    expect(
      drawn(path(operators.fill, corners, true), path(operators.fill, arch, true)).frames,
    ).toEqual([{ left: 60, right: 460, top: 100, bottom: 200 }]);
  });

  it("leaves out what only clips, and what it cannot read", () => {
    expect(
      drawn(
        box(clip, [60, 699.5, 400, 1]),
        [operators.constructPath, [operators.fill, [new Float32Array([9, 1, 2])], null]],
        [operators.constructPath, null],
        [operators.restore],
      ),
    ).toEqual({ dots: [], rules: [], shades: [], frames: [] });
  });
});

const line =
  "The hive is a house of wax in which some fifty thousand bees live and work and sleep.";

/** A page with a list whose bullets are circles, and a table between lines. */
async function drawnPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const [body, bold] = [
    await pdf.embedFont(StandardFonts.TimesRoman),
    await pdf.embedFont(StandardFonts.HelveticaBold),
  ];
  const page = pdf.addPage([595, 842]);
  const write = (text: string, x: number, y: number, font = body) => {
    page.drawText(text, { x, y, size: 11, font });
  };
  for (let at = 0; at < 8; at += 1) write(line, 60, 780 - 14 * at);
  write("The hive holds:", 60, 650);
  for (const [at, entry] of ["the honey", "the wax", "the jelly"].entries()) {
    page.drawCircle({ x: 70, y: 637 - 14 * at, size: 1.8 });
    write(entry, 80, 634 - 14 * at);
  }
  const rows = [
    ["Bee", "Life"],
    ["Worker", "six weeks"],
    ["Queen", "five years"],
  ];
  for (const [at, row] of rows.entries())
    for (const [column, cell] of row.entries())
      write(cell, 65 + 150 * column, 545 - 20 * at, at === 0 ? bold : body);
  for (const y of [560, 540, 520, 500])
    page.drawLine({ start: { x: 60, y }, end: { x: 360, y }, thickness: 0.5 });
  for (const x of [60, 210, 360])
    page.drawLine({ start: { x, y: 560 }, end: { x, y: 500 }, thickness: 0.5 });
  for (let at = 0; at < 8; at += 1) write(line, 60, 470 - 14 * at);
  return pdf.save();
}

it("lets a short document's lists and tables be read", async () => {
  const limits = { maxPages: 10, maxCharacters: 100_000 };
  const result = await extractText(await drawnPdf(), limits);
  if (result.status === "refused") throw new Error(result.code);
  const { pages, entryLists = [], tables = [] } = result.document;
  const textOf = ({ start, end }: { readonly start: number; readonly end: number }) =>
    pages[0]?.text.slice(start, end);
  expect(entryLists.map(({ isPlain, entries }) => [isPlain, ...entries.map(textOf)])).toEqual([
    [true, "the honey", "the wax", "the jelly"],
  ]);
  expect(tables.map(({ rows }) => rows.map((row) => row.map(textOf)))).toEqual([
    [
      ["Bee", "Life"],
      ["Worker", "six weeks"],
      ["Queen", "five years"],
    ],
  ]);
});
