import { squareFrom } from "./Board.ts";
import type { Board, Piece, PieceKind, Side, Step } from "./Board.ts";

const straight: readonly Step[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const diagonal: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
const leaps: readonly Step[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

const steps: Readonly<Record<Exclude<PieceKind, "P">, readonly Step[]>> = {
  K: [...straight, ...diagonal],
  Q: [...straight, ...diagonal],
  R: straight,
  B: diagonal,
  N: leaps,
};

type Lines = readonly (readonly string[])[];

const known = new Map<string, Lines>();

/** The lines along which a piece sees, each from the nearest square on, to the edge. */
export function linesOf({ kind, side }: Piece, from: string): Lines {
  const key = `${kind}${side}${from}`;
  const lines = known.get(key) ?? drawLines(kind, side, from);
  known.set(key, lines);
  return lines;
}

function drawLines(kind: PieceKind, side: Side, from: string): Lines {
  if (kind === "P") {
    const up = side === "white" ? 1 : -1;
    return [-1, 1].flatMap((right) => {
      const square = squareFrom(from, [right, up]);
      return square === null ? [] : [[square]];
    });
  }
  const reach = kind === "K" || kind === "N" ? 1 : 7;
  return steps[kind]
    .map(([right, up]) =>
      Array.from({ length: reach }, (_, at) =>
        squareFrom(from, [right * (at + 1), up * (at + 1)]),
      ).filter((square) => square !== null),
    )
    .filter((line) => line.length > 0);
}

/** The squares that the piece on a square attacks or guards, up to what stands in its way. */
export function attackedFrom(board: Board, from: string): readonly string[] {
  const piece = board.get(from);
  if (piece === undefined) return [];
  return linesOf(piece, from).flatMap((line) => {
    const stop = line.findIndex((square) => board.has(square));
    return stop < 0 ? line : line.slice(0, stop + 1);
  });
}

/** From which squares pieces of a side attack or guard a square. */
export function attackersOf(board: Board, square: string, by: Side): readonly string[] {
  return [...board].flatMap(([from, piece]) =>
    piece.side === by && sees(board, piece, from, square) ? [from] : [],
  );
}

/** Whether nothing stands between a piece and a square that lies on one of its lines. */
function sees(board: Board, piece: Piece, from: string, square: string): boolean {
  return linesOf(piece, from).some((line) => {
    const at = line.indexOf(square);
    return at >= 0 && line.slice(0, at).every((between) => !board.has(between));
  });
}
