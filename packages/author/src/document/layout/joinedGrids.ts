import type { Grid, Line, LinedPage } from "./shapes.ts";

/** Columns of one table begin within so many points. */
const sameEdge = 3;

/** The pages with each table that goes on overleaf on the page where it begins, all of it. */
export function joinedGrids(pages: readonly LinedPage[]): readonly LinedPage[] {
  const joined: LinedPage[] = [];
  for (const page of pages) {
    const before = joined.at(-1);
    const last = before?.lines.at(-1);
    const [first, ...rest] = page.lines;
    const grid = joinedGrid(last, first);
    if (before === undefined || last === undefined || grid === null) joined.push(page);
    else {
      const lines = [...before.lines.slice(0, -1), { ...last, grid }];
      joined.splice(-1, 1, { ...before, lines });
      joined.push({ ...page, lines: rest });
    }
  }
  return joined;
}

function joinedGrid(last: Line | undefined, first: Line | undefined): Grid | null {
  const [upper, lower] = [last?.grid, first?.grid];
  if (upper === undefined || lower === undefined) return null;
  const isSame =
    upper.lefts.length === lower.lefts.length &&
    upper.lefts.every((left, at) => Math.abs(left - (lower.lefts[at] ?? 0)) <= sameEdge);
  const again = textOf(upper.rows[0]) === textOf(lower.rows[0]) ? lower.rows.slice(1) : lower.rows;
  return isSame ? { lefts: upper.lefts, rows: [...upper.rows, ...again] } : null;
}

function textOf(row: Grid["rows"][number] | undefined): string {
  return (row ?? []).flatMap((cell) => cell.map(({ text }) => text)).join(" ");
}
