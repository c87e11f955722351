import { loneMark } from "./marks.ts";
import { isLeft, lineRowsOf } from "./pieces.ts";
import type { Piece } from "./pieces.ts";
import { isRunning, sidesOf } from "./runningColumns.ts";

const fewestRows = 3;
/** Cells may go on over so many lines before the next row. */
const tallestRow = 4;

/** The pieces of tables that stand across a gutter: more than one cell on a side of it, row after row. */
export function tablesAcross(gutter: number, pieces: readonly Piece[]): ReadonlySet<Piece> {
  const rows = lineRowsOf(pieces);
  const celled = rows.flatMap((row, at) => (hasCells(row, gutter) ? [at] : []));
  const runs: number[][] = [];
  for (const at of celled) {
    const run = runs.at(-1);
    if (run !== undefined && at - (run.at(-1) ?? at) <= tallestRow) run.push(at);
    else runs.push([at]);
  }
  const ys = runs.flatMap((run) => {
    const [first = 0, last = 0] = [run[0], run.at(-1)];
    const lines = rows.slice(first, last + 1).flat();
    const { left, right } = sidesOf(gutter, lines);
    const isTable = run.length >= fewestRows && !isRunning(left) && !isRunning(right);
    return isTable ? [rangeOf(lines)] : [];
  });
  return new Set(pieces.filter(({ y }) => ys.some(({ top, foot }) => y >= top && y <= foot)));
}

function hasCells(row: readonly Piece[], gutter: number): boolean {
  const left = row.filter((line) => isLeft(line, gutter) && !loneMark.test(line.text.trim()));
  const right = row.filter((line) => !isLeft(line, gutter) && !loneMark.test(line.text.trim()));
  return left.length > 1 || right.length > 1;
}

function rangeOf(lines: readonly Piece[]): { readonly top: number; readonly foot: number } {
  const ys = lines.flatMap(({ glyphs }) => glyphs.map(({ y }) => y));
  return { top: Math.min(...ys), foot: Math.max(...ys) };
}
