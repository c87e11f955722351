import type { Drawn } from "./shapes.ts";

/** Points by which pieces of one line may stand higher, */
const sameLine = 1.5;
/** and by which they may overlap, or stand apart. */
const tolerance = 2;
/** Of cells, from the least of which something could be read. */
const narrowestCell = 15;
const fewestCells = 2;

/** A level line that is drawn cell by cell: its height, and where the cells begin and the last one ends. */
export interface Level {
  readonly at: number;
  readonly edges: readonly number[];
}

interface Stroke {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The lines that are drawn in more than one piece, and the upper and lower sides of shades, from the top. */
export function levelsOf({ rules, shades }: Pick<Drawn, "rules" | "shades">): readonly Level[] {
  const strokes = [
    ...rules.map(({ left, right, top, bottom }) => ({
      at: (top + bottom) / 2,
      from: left,
      to: right,
    })),
    ...shades.flatMap(({ left, right, top, bottom }) =>
      [top, bottom].map((at) => ({ at, from: left, to: right })),
    ),
  ].filter(({ from, to }) => to - from >= narrowestCell);
  return heightsOf(strokes).flatMap(levelsAt);
}

/** Strokes at one height together, from the top. */
function heightsOf(strokes: readonly Stroke[]): readonly (readonly Stroke[])[] {
  const heights: Stroke[][] = [];
  for (const stroke of strokes.toSorted((a, b) => a.at - b.at)) {
    const height = heights.at(-1);
    if (height !== undefined && stroke.at - (height[0]?.at ?? 0) <= sameLine) height.push(stroke);
    else heights.push([stroke]);
  }
  return heights;
}

/** Strokes that begin where the one before them ends. */
function levelsAt(strokes: readonly Stroke[]): readonly Level[] {
  const levels: { at: number; edges: number[] }[] = [];
  for (const { at, from, to } of strokes.toSorted((a, b) => a.from - b.from)) {
    const edges = levels.at(-1)?.edges ?? [];
    const [start, end] = [edges.at(-2), edges.at(-1)];
    const isAgain =
      start !== undefined &&
      end !== undefined &&
      Math.abs(start - from) <= tolerance &&
      Math.abs(end - to) <= tolerance;
    if (isAgain) continue;
    if (end !== undefined && Math.abs(end - from) <= tolerance) edges.push(to);
    else levels.push({ at, edges: [from, to] });
  }
  return levels.filter(({ edges }) => edges.length > fewestCells);
}
