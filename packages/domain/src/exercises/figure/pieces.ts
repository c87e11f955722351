/** The two sides, in the order in which their pieces are listed. */
export const sides = ["white", "black"] as const;
export type Side = (typeof sides)[number];

/** What a piece can be, in the order in which they are listed. */
export const pieceNames = ["king", "queen", "rook", "bishop", "knight", "pawn"] as const;
export type PieceName = (typeof pieceNames)[number];

/** A piece on its square, such as `e4`. */
export interface PlacedPiece {
  readonly side: Side;
  readonly piece: PieceName;
  readonly square: string;
}

const files = "abcdefgh";

const names: Readonly<Record<string, PieceName>> = {
  k: "king",
  q: "queen",
  r: "rook",
  b: "bishop",
  n: "knight",
  p: "pawn",
};

/**
 * Reads the piece placement of a FEN (`8/8/8/8/8/8/8/K6k`), from a8 to h1. Null where it is none: each
 * of its eight ranks has eight squares.
 */
export function readPlacement(position: string): PlacedPiece[] | null {
  const ranks = position.split("/");
  if (ranks.length !== 8) return null;
  const pieces: PlacedPiece[] = [];
  for (const [index, rank] of ranks.entries()) {
    let file = 0;
    for (const sign of rank) {
      const piece = names[sign.toLowerCase()];
      if (piece === undefined) {
        if (!/[1-8]/u.test(sign)) return null;
        file += Number(sign);
        continue;
      }
      const side = sign === sign.toUpperCase() ? "white" : "black";
      pieces.push({ side, piece, square: `${files.charAt(file)}${8 - index}` });
      file += 1;
    }
    if (file !== 8) return null;
  }
  return pieces;
}

/** Pieces of one kind and the squares on which they stand, in the order of the alphabet. */
export interface PieceGroup {
  readonly piece: PieceName;
  readonly squares: readonly string[];
}

/** The pieces of a side as they are read out: by kind, from the king to the pawns. */
export function piecesOf(side: Side, pieces: readonly PlacedPiece[]): PieceGroup[] {
  return pieceNames.flatMap((piece) => {
    const squares = pieces
      .filter((placed) => placed.side === side && placed.piece === piece)
      .map(({ square }) => square)
      .toSorted();
    return squares.length === 0 ? [] : [{ piece, squares }];
  });
}
