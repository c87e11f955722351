import { cellwiseGrids } from "./cellwiseGrids.ts";
import { gridsAmong } from "./gridsAmong.ts";
import type { RuledGrid } from "./gridsAmong.ts";
import { rowRuledGrids } from "./rowRules.ts";
import { headedGrids } from "./headedGrids.ts";
import type { Glyphs, Line, RawPage } from "./shapes.ts";

/** Stands in the text of a page for what is between rules, where it is. */
const placeholder = "\uFFFC";

/** A grid on a page, and what is written in each of its cells. */
export interface FilledGrid {
  readonly cells: readonly (readonly (readonly Glyphs[])[])[];
  readonly lefts: readonly number[];
  /** In its stead. */
  readonly stand: Glyphs;
  /** Ruled between rows only, or not at all: it is a table, or nothing is made of it. */
  readonly isLoose: boolean;
}

/** The grids of a page, each with the letters in it. */
export function gridsOn({ glyphs, drawn }: RawPage): readonly FilledGrid[] {
  const { rules, shades } = drawn ?? { rules: [], shades: [] };
  const ruled = gridsAmong(rules).filter((grid) =>
    glyphs.some((glyph) => placeIn(grid, glyph) !== null),
  );
  const unruled = outside(ruled, glyphs);
  const cellwise = cellwiseGrids({ rules, shades }, unruled);
  const rest = outside(cellwise, unruled);
  const rowRuled = rowRuledGrids(rules, rest);
  const last = outside(rowRuled, rest);
  return [
    ...ruled.map((grid) => filled(grid, glyphs, false)),
    ...cellwise.map((grid) => filled(grid, unruled, false)),
    ...rowRuled.map((grid) => filled(grid, rest, true)),
    ...headedGrids(last).map((grid) => filled(grid, last, true)),
  ];
}

function outside(grids: readonly RuledGrid[], glyphs: readonly Glyphs[]): readonly Glyphs[] {
  return glyphs.filter((glyph) => grids.every((grid) => placeIn(grid, glyph) === null));
}

export function isPlaceholder({ text }: Line): boolean {
  return text === placeholder;
}

function filled(grid: RuledGrid, glyphs: readonly Glyphs[], isLoose: boolean): FilledGrid {
  const { xs, ys, joined } = grid;
  const cells: Glyphs[][][] =
    joined === null
      ? ys.slice(1).map(() => xs.slice(1).map(() => []))
      : [joined.flat().map(() => [])];
  for (const glyph of glyphs) {
    const place = placeIn(grid, glyph);
    if (place === null) continue;
    const { row, column } = place;
    const cell = joined === null ? cells[row]?.[column] : cells[0]?.[joined[row]?.[column] ?? -1];
    cell?.push(glyph);
  }
  const [left = 0, right = 0] = [xs[0], xs.at(-1)];
  const [first] = cells.flat(2);
  return {
    cells,
    lefts: xs.slice(0, -1),
    isLoose,
    stand: {
      text: placeholder,
      x: left,
      y: (ys[0] ?? 0) + (first?.size ?? 0),
      width: right - left,
      size: first?.size ?? 0,
      font: first?.font ?? "",
      monospace: false,
    },
  };
}

/** The row and the column that letters stand in. */
function placeIn(
  { xs, ys }: Pick<RuledGrid, "xs" | "ys">,
  { x, y, size }: Glyphs,
): { readonly row: number; readonly column: number } | null {
  const column = xs.findLastIndex((edge) => x + 1 > edge);
  const row = ys.findLastIndex((edge) => y - size / 4 > edge);
  const isInside = column >= 0 && row >= 0 && column < xs.length - 1 && row < ys.length - 1;
  return isInside ? { row, column } : null;
}
