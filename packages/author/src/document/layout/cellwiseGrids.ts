import { cellLineOf, cellRows } from "./cellRows.ts";
import type { CellLine } from "./cellRows.ts";
import { levelsOf } from "./cellwiseLevels.ts";
import type { Level } from "./cellwiseLevels.ts";
import type { RuledGrid } from "./gridsAmong.ts";
import { mendedGlyphs } from "./mendedGlyphs.ts";
import { rowsOf } from "./rows.ts";
import type { Drawn, Glyphs } from "./shapes.ts";

/** Points by which letters may reach over the edge of their cell. */
const tolerance = 1;
/** Lines of a table that stand above its first rule or below its last one are no farther apart, in sizes. */
const farthestLine = 2.6;
/** Above its first baseline a row begins, and below its last one a table ends that no rule does: in sizes. */
const height = 0.75;
const depth = 0.5;
/** A page with more of them is a drawing. */
const mostLevels = 500;
/** A header, and the rest. */
const fewestParts = 2;

/** Level lines of one table. */
type Group = readonly [Level, ...Level[]];

/**
 * The grids of tables whose rules or shades are drawn cell by cell, which tells their columns even where no
 * upright line does. Not every row needs to be ruled.
 */
export function cellwiseGrids(
  drawn: Pick<Drawn, "rules" | "shades">,
  glyphs: readonly Glyphs[],
): readonly RuledGrid[] {
  const levels = levelsOf(drawn);
  if (levels.length > mostLevels) return [];
  const mended = mendedGlyphs(glyphs);
  const grids = ruledAmong(levels, glyphs).flatMap((group) => {
    const grid = gridOf(group, mended);
    return grid === null ? [] : [grid];
  });
  // Where cells are joined over rows or columns, the parts of one table lay claim to the same letters.
  return grids.filter((grid) => grids.every((other) => other === grid || !overlap(grid, other)));
}

function overlap(one: RuledGrid, other: RuledGrid): boolean {
  const isWithin = (upper: readonly number[], lower: readonly number[]) =>
    (upper[0] ?? 0) < (lower.at(-1) ?? 0) - tolerance &&
    (lower[0] ?? 0) < (upper.at(-1) ?? 0) - tolerance;
  return isWithin(one.xs, other.xs) && isWithin(one.ys, other.ys);
}

/** Levels with the same columns, between which nothing crosses these. */
function ruledAmong(levels: readonly Level[], glyphs: readonly Glyphs[]): readonly Group[] {
  const groups: Group[] = [];
  for (const level of levels) {
    const at = groups.findLastIndex(([first]) => isAlike(first, level));
    const before = groups[at];
    const above = before?.at(-1);
    const isSame =
      above !== undefined &&
      !besides(level, glyphs).some(
        (glyph) => isBetween(glyph, above.at, level.at) && crosses(glyph, level),
      ) &&
      !levels.some((other) => other.at > above.at && other.at < level.at && touch(other, level));
    if (before !== undefined && isSame) groups[at] = [...before, level];
    else groups.push([level]);
  }
  return groups;
}

/** What stands above or below a level. */
function besides({ edges }: Level, glyphs: readonly Glyphs[]): readonly Glyphs[] {
  const [left = 0, right = 0] = [edges[0], edges.at(-1)];
  return glyphs.filter(({ x, width }) => x + width > left && x < right);
}

function gridOf(levels: Group, glyphs: readonly Glyphs[]): RuledGrid | null {
  const [first] = levels;
  const last = levels.at(-1) ?? first;
  const lines = rowsOf(besides(first, glyphs)).map((row): CellLine => lineOf(row, first));
  const above = lines.filter(({ y }) => y <= first.at).toReversed();
  const below = lines.filter(({ y }) => y > last.at);
  const head = reaching(above, first.at).toReversed();
  const tail = reaching(below, last.at);
  const bands = levels
    .slice(1)
    .map((level, at) => lines.filter(({ y }) => y > (levels[at]?.at ?? 0) && y <= level.at))
    .filter((band) => band.length > 0);
  const width = first.edges.length - 1;
  const isOnly = bands.length <= fewestParts;
  const lower = cellRows(tail, { width, isOnly: true, open: "below" });
  const rows = [
    ...cellRows(head, { width, isOnly: true, open: "above" }),
    ...bands.flatMap((band) => cellRows(band, { width, isOnly, open: null })),
    ...lower,
  ];
  const tops = rows.flatMap(([line]) => (line === undefined ? [] : [line.y - height * line.size]));
  const foot = lower.at(-1)?.at(-1);
  const bottom = foot === undefined ? last.at : foot.y + depth * foot.size;
  return rows.length < (bands.length === 0 ? fewestParts : 1)
    ? null
    : { xs: first.edges, ys: [...tops, bottom], joined: null };
}

function lineOf(row: readonly Glyphs[], level: Level): CellLine {
  return {
    ...cellLineOf(row, level.edges),
    isCrossing: row.some((glyph) => crosses(glyph, level)),
  };
}

/** Lines that follow each other from a rule on, up to one that is no part of a table. */
function reaching(lines: readonly CellLine[], from: number): readonly CellLine[] {
  let last = from;
  const end = lines.findIndex(({ y, size, isCrossing }) => {
    const isFar = Math.abs(y - last) > farthestLine * size;
    last = y;
    return isFar || isCrossing;
  });
  return end < 0 ? lines : lines.slice(0, end);
}

function isBetween({ y }: Glyphs, top: number, bottom: number): boolean {
  return y > top && y <= bottom;
}

function crosses({ x, width }: Glyphs, { edges }: Level): boolean {
  return edges.some((edge) => x < edge - tolerance && x + width > edge + tolerance);
}

function isAlike(one: Level, other: Level): boolean {
  return (
    one.edges.length === other.edges.length &&
    one.edges.every((edge, at) => Math.abs(edge - (other.edges[at] ?? 0)) <= 2 * tolerance)
  );
}

function touch(one: Level, other: Level): boolean {
  const [left = 0, right = 0] = [one.edges[0], one.edges.at(-1)];
  return left < (other.edges.at(-1) ?? 0) && right > (other.edges[0] ?? 0);
}
