import { levelRules } from "./gridsAmong.ts";
import type { Rule, RuledGrid } from "./gridsAmong.ts";
import { partsOf, rowsOf } from "./rows.ts";
import type { Box, Glyphs } from "./shapes.ts";

/** Points by which rules may begin and end apart. */
const tolerance = 3;
const shortestRule = 100;
/** All in sizes of the letters: how far columns stand apart, */
const columnGap = 1;
/** how far above the first rule a header may stand, */
const headerHeight = 2;
/** and how tall a row may be. */
const tallestRow = 9;
/** What is wider than this share of the rule below it is running text. */
const widestCell = 0.7;
const fewestRows = 3;

/** What stands between two rules, or above the first. */
interface Band {
  readonly top: number;
  readonly bottom: number;
  readonly glyphs: readonly Glyphs[];
}

/** The grids of tables that are ruled below each row, and have wide gaps for columns. */
export function rowRuledGrids(
  rules: readonly Box[],
  glyphs: readonly Glyphs[],
): readonly RuledGrid[] {
  const levels = levelRules(rules)
    .filter(({ from, to }) => to - from > shortestRule)
    .toSorted((a, b) => a.at - b.at);
  return runsOf(levels, glyphs).flatMap(({ bands, level }) => {
    const [{ top, glyphs: first }] = bands;
    const header = bandOf(top - headerHeight * sizeOf(first), level, top, glyphs);
    const rows = header === null ? bands : [header, ...bands];
    return rows.length < fewestRows ? [] : gridOf(rows, level);
  });
}

interface Run {
  readonly bands: readonly [Band, ...Band[]];
  readonly level: Rule;
}

/** Bands of cells that follow each other between rules of one length. */
function runsOf(levels: readonly Rule[], glyphs: readonly Glyphs[]): readonly Run[] {
  const runs: Run[] = [];
  let isOpen = false;
  for (const [index, level] of levels.entries()) {
    const above = levels[index - 1];
    const isBelow = above !== undefined && isAlike(above, level);
    const band = isBelow ? bandOf(above.at, level, level.at, glyphs) : null;
    const run = runs.at(-1);
    if (band !== null && isOpen && run !== undefined)
      runs.splice(-1, 1, { ...run, bands: [...run.bands, band] });
    else if (band !== null) runs.push({ bands: [band], level });
    isOpen = band !== null;
  }
  return runs;
}

function isAlike(one: Rule, other: Rule): boolean {
  return Math.abs(one.from - other.from) < tolerance && Math.abs(one.to - other.to) < tolerance;
}

/** What stands above a rule, from a height on; null where that is anything but cells side by side. */
function bandOf(
  top: number,
  { from, to }: Rule,
  bottom: number,
  glyphs: readonly Glyphs[],
): Band | null {
  const inside = glyphs.filter(
    ({ x, y }) => y > top && y < bottom && x > from - tolerance && x < to + tolerance,
  );
  const rows = rowsOf(inside).map((row) => partsOf(row, columnGap));
  const isCells =
    bottom - top <= tallestRow * sizeOf(inside) &&
    rows.some((parts) => parts.length > 1) &&
    rows.flat().every((part) => widthOf(part) <= widestCell * (to - from));
  return isCells ? { top, bottom, glyphs: inside } : null;
}

function sizeOf(glyphs: readonly Glyphs[]): number {
  return glyphs[0]?.size ?? 0;
}

function widthOf(part: readonly Glyphs[]): number {
  const [first, last] = [part[0], part.at(-1)];
  return first === undefined || last === undefined ? 0 : last.x + last.width - first.x;
}

/** Columns are parted where no cell of any row stands. */
function gridOf(rows: readonly Band[], { from, to }: Rule): readonly RuledGrid[] {
  const all = rows.flatMap(({ glyphs }) => glyphs).toSorted((a, b) => a.x - b.x);
  const gutters: number[] = [];
  let reached = all[0]?.x ?? from;
  for (const { x, width, size } of all) {
    if (x - reached > columnGap * size) gutters.push(x - tolerance);
    reached = Math.max(reached, x + width);
  }
  const ys = [...rows.map(({ top }) => top), rows.at(-1)?.bottom ?? 0];
  return gutters.length === 0
    ? []
    : [{ xs: [from - tolerance, ...gutters, to + tolerance], ys, joined: null }];
}
