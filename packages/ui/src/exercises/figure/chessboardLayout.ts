import type { ChessboardFigure } from "@alambic/contract";

/** The side of a square, and the room of the coordinates to the left of the board and below it. */
export const square = 40;
export const gutter = 24;
export const side = gutter + 8 * square;

/** The corner of a square (`e4`) on the page, from the side of who plays at the bottom. */
export function cornerOf(name: string, view: ChessboardFigure["view"]): { x: number; y: number } {
  const file = "abcdefgh".indexOf(name.charAt(0));
  const rank = Number(name.charAt(1)) - 1;
  const [column, row] = view === "white" ? [file, 7 - rank] : [7 - file, rank];
  return { x: gutter + column * square, y: row * square };
}

/** The names of all squares, from a1 to h8. */
export const squares: readonly string[] = [..."12345678"].flatMap((rank) =>
  [..."abcdefgh"].map((file) => `${file}${rank}`),
);

/** a1 is dark, and so is every second square from there. */
export function isDark(name: string): boolean {
  return ("abcdefgh".indexOf(name.charAt(0)) + Number(name.charAt(1))) % 2 === 1;
}
