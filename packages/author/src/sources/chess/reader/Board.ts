export type Side = "white" | "black";

export const pieceKinds = ["K", "Q", "R", "B", "N", "P"] as const;
export type PieceKind = (typeof pieceKinds)[number];

export interface Piece {
  readonly side: Side;
  readonly kind: PieceKind;
}

/** Pieces by their squares: `e4`. */
export type Board = ReadonlyMap<string, Piece>;

const files = "abcdefgh";

/** A step on the board: files to the right and ranks up, as White sees them. */
export type Step = readonly [right: number, up: number];

/** The square so many files to the right and ranks up; null beyond the edge. */
export function squareFrom(square: string, [right, up]: Step): string | null {
  const file = files[files.indexOf(square.charAt(0)) + right];
  const rank = Number(square.charAt(1)) + up;
  return file === undefined || files.indexOf(square.charAt(0)) + right < 0 || rank < 1 || rank > 8
    ? null
    : `${file}${rank}`;
}

export function isSquare(text: string): boolean {
  return /^[a-h][1-8]$/u.test(text);
}

export function isPieceKind(letter: string): letter is PieceKind {
  return pieceKinds.some((kind) => kind === letter);
}

export function otherSide(side: Side): Side {
  return side === "white" ? "black" : "white";
}

/** Where the king of a side stands; null where it has none. */
export function kingOf(board: Board, side: Side): string | null {
  const found = [...board].find(([, piece]) => piece.kind === "K" && piece.side === side);
  return found?.[0] ?? null;
}
