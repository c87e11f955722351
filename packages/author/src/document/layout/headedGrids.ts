import { cellLineOf, cellRows, columnOf } from "./cellRows.ts";
import type { RuledGrid } from "./gridsAmong.ts";
import { mendedGlyphs } from "./mendedGlyphs.ts";
import { partsOf, rowsOf } from "./rows.ts";
import type { Glyphs } from "./shapes.ts";

const columns = { fewest: 2, most: 6 };
/** With the header. */
const fewestRows = 3;
/** All in sizes of the letters: how far the names of columns stand apart, */
const headerGap = 1;
/** how much stays free between two columns, */
const narrowestGutter = 0.5;
/** how far below the line above it a line of a table stands at most, */
const farthestLine = 2.6;
/** and how high a row begins above its first baseline, or ends below its last one. */
const [height, depth] = [0.75, 0.5];
/** Points by which cells of a column may begin, end or have their middle apart. */
const sameEdge = 2;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** A line of the page, in parts. */
type PartedLine = readonly (readonly Glyphs[])[];

/**
 * The grids of tables that nothing rules: below names of columns in a face of their own, lines that leave the
 * same gutters free, with cells that begin or end below those names. The first column may have none.
 */
export function headedGrids(glyphs: readonly Glyphs[]): readonly RuledGrid[] {
  const lines = rowsOf(mendedGlyphs(glyphs)).map((row) => partsOf(row, headerGap));
  const grids: RuledGrid[] = [];
  for (const [at, header] of lines.entries()) {
    const isTaken = topOf(header) < (grids.at(-1)?.ys.at(-1) ?? 0);
    const below = lines.slice(at + 1);
    const grid = isTaken ? null : (gridBelow(header, below) ?? gridBelow(header, below, true));
    if (grid !== null) grids.push(grid);
  }
  return grids;
}

function gridBelow(
  header: PartedLine,
  below: readonly PartedLine[],
  isNameless = false,
): RuledGrid | null {
  const width = header.length + (isNameless ? 1 : 0);
  if (header.length < columns.fewest || width > columns.most) return null;
  const faces = new Set(header.flat().map(({ font }) => font));
  const isOwnFace = (line: PartedLine) => line.at(-1)?.some(({ font }) => faces.has(font)) !== true;
  const names = header.map(spanOf);
  // The first cell below tells where a column begins that has no name.
  const first = isNameless ? below[0]?.[0] : undefined;
  const edges = first === undefined ? names : [spanOf(first), ...names];
  let gutters = edges
    .slice(1)
    .map(({ from }, at): Span => ({ from: edges[at]?.to ?? 0, to: from }));
  const body: PartedLine[] = [];
  for (const line of below) {
    const free = gutters.map((gutter) => freeBeside(gutter, line));
    const isFar =
      baselineOf(line) - baselineOf(body.at(-1) ?? header) > farthestLine * sizeOf(line);
    if (isFar || !isOwnFace(line) || free.some((each) => isNarrow(each, line))) break;
    gutters = free.flatMap((each) => (each === null ? [] : [each]));
    body.push(line);
  }
  const xs = [
    Math.min(...[header, ...body].flat(2).map(({ x }) => x)) - 1,
    ...gutters.map(({ from, to }) => (from + to) / 2),
    Math.max(...[header, ...body].flat(2).map(({ x, width }) => x + width)) + 1,
  ];
  const rows = cellRows(
    body.map((line) => ({ ...cellLineOf(line.flat(), xs), isCrossing: false })),
    { width: edges.length, isOnly: true, open: "below" },
  );
  const foot = rows.at(-1)?.at(-1);
  const kept = body.filter((line) => baselineOf(line) <= (foot?.y ?? 0));
  if (foot === undefined || rows.length + 1 < fewestRows || !isAligned(edges, kept, xs))
    return null;
  const areLines = rows.every(({ length }) => length === 1);
  if (areLines && edges.some((_, column) => goesOnDown(kept, column, xs))) return null;
  const tops = rows.map(([line]) => (line?.y ?? 0) - height * (line?.size ?? 0));
  return { xs, ys: [topOf(header), ...tops, foot.y + depth * foot.size], joined: null };
}

/** So many of the lines of a column of running text go on with the one above. */
const goingOn = 1 / 3;
/** In letters: cells of a table are shorter, or end with a sentence. */
const shortestLine = 25;

/** Whether what stands in a column, each line for a row, is running text. */
function goesOnDown(body: readonly PartedLine[], column: number, xs: readonly number[]): boolean {
  const texts = body.map((line) =>
    line
      .flat()
      .filter((glyph) => columnOf(glyph, xs) === column)
      .map(({ text }) => text)
      .join("")
      .trim(),
  );
  const going = texts.filter((text, at) => {
    const above = texts[at - 1] ?? "";
    return above.length >= shortestLine && !/[.!?;:]$/u.test(above) && /^\p{Lowercase}/u.test(text);
  });
  return going.length >= goingOn * texts.length;
}

/** What a line leaves free of a gutter; null where it stands within it, or all over it. */
function freeBeside({ from, to }: Span, line: PartedLine): Span | null {
  return line.flat().reduce<Span | null>(
    (free, { x, width }) => {
      if (free === null || x + width <= free.from || x >= free.to) return free;
      if (x <= from) return { from: x + width, to: free.to };
      return x + width >= to ? { from: free.from, to: x } : null;
    },
    { from, to },
  );
}

function isNarrow(gutter: Span | null, line: PartedLine): boolean {
  return gutter === null || gutter.to - gutter.from < narrowestGutter * sizeOf(line);
}

/** Whether the cells of each column all begin, or all end, or all have their middle where its name does. */
function isAligned(
  names: readonly Span[],
  body: readonly PartedLine[],
  xs: readonly number[],
): boolean {
  const places = [
    ({ from }: Span) => from,
    ({ to }: Span) => to,
    ({ from, to }: Span) => (from + to) / 2,
  ];
  return names.every((name, column) => {
    const cells = body.flatMap((line) => {
      const own = line.flat().filter((glyph) => columnOf(glyph, xs) === column);
      return own.length === 0 ? [] : [spanOf(own)];
    });
    return places.some((place) =>
      cells.every((cell) => Math.abs(place(cell) - place(name)) <= sameEdge),
    );
  });
}

function spanOf(glyphs: readonly Glyphs[]): Span {
  return {
    from: Math.min(...glyphs.map(({ x }) => x)),
    to: Math.max(...glyphs.map(({ x, width }) => x + width)),
  };
}

function baselineOf(line: PartedLine): number {
  return Math.max(...line.flat().map(({ y }) => y));
}

function sizeOf(line: PartedLine): number {
  return Math.max(...line.flat().map(({ size }) => size));
}

function topOf(line: PartedLine): number {
  return baselineOf(line) - height * sizeOf(line);
}
