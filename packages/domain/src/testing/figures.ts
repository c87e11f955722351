import fc from "fast-check";
import type { Arbitrary } from "fast-check";

const signs = "KQRBNPkqrbnp";

/** One rank of a placement: pieces, and counts of the empty squares between them. */
function rankOf(squares: readonly string[]): string {
  return squares.join("").replace(/ +/gu, (empty) => String(empty.length));
}

const square = fc.constantFrom(...signs, ...Array.from({ length: 12 }, () => " "));

/** What stands on each square, rank by rank from the eighth; a space where nothing does. */
export const boards: Arbitrary<string[][]> = fc.array(
  fc.array(square, { minLength: 8, maxLength: 8 }),
  { minLength: 8, maxLength: 8 },
);

/** The piece placement of a board, as a FEN writes it. */
export function placementOf(board: readonly (readonly string[])[]): string {
  return board.map(rankOf).join("/");
}
