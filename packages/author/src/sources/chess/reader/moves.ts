import { attackedFrom, attackersOf } from "./attacks.ts";
import { kingOf, otherSide, squareFrom } from "./Board.ts";
import type { Piece, PieceKind } from "./Board.ts";
import { isInCheck } from "./Position.ts";
import type { Position } from "./Position.ts";

export interface Move {
  readonly piece: Piece;
  readonly from: string;
  readonly to: string;
  readonly takes: boolean;
  /** What a pawn becomes. */
  readonly becomes: PieceKind | null;
  readonly castles: "O-O" | "O-O-O" | null;
}

const promotions = ["Q", "R", "B", "N"] as const satisfies readonly PieceKind[];

/** All moves that the side to move may make; those to some squares alone where they are named. */
export function legalMoves(
  position: Position,
  isWanted: (to: string) => boolean = () => true,
): readonly Move[] {
  const { board, toMove } = position;
  const moves = [...board]
    .filter(([, { side }]) => side === toMove)
    .flatMap(([from, piece]) =>
      piece.kind === "P" ? pawnMoves(position, from, piece) : pieceMoves(position, from, piece),
    );
  return [...moves, ...castlings(position)].filter(
    (move) => isWanted(move.to) && (move.castles !== null || leavesKingSafe(position, move)),
  );
}

function pieceMoves({ board }: Position, from: string, piece: Piece): Move[] {
  return attackedFrom(board, from)
    .filter((to) => board.get(to)?.side !== piece.side)
    .map((to) => ({ piece, from, to, takes: board.has(to), becomes: null, castles: null }));
}

function pawnMoves({ board, passant }: Position, from: string, piece: Piece): Move[] {
  const [up, home] = piece.side === "white" ? [1, "2"] : [-1, "7"];
  const one = squareFrom(from, [0, up]);
  const two = squareFrom(from, [0, 2 * up]);
  const free = (square: string | null) => square !== null && !board.has(square);
  const ahead = free(one) ? [one, ...(from.charAt(1) === home && free(two) ? [two] : [])] : [];
  const taken = attackedFrom(board, from).filter(
    (to) => board.get(to)?.side === otherSide(piece.side) || to === passant,
  );
  return [
    ...ahead.flatMap((to) => (to === null ? [] : [{ to, takes: false }])),
    ...taken.map((to) => ({ to, takes: true })),
  ].flatMap(({ to, takes }) =>
    (/[18]$/u.test(to) ? promotions : [null]).map((becomes) => ({
      piece,
      from,
      to,
      takes,
      becomes,
      castles: null,
    })),
  );
}

/** The squares of a king that castles, and those between it and its rook. */
export const castlingPaths = {
  "O-O": { letter: "K", path: ["e", "f", "g"], between: ["f", "g"], rook: "h", lands: "f" },
  "O-O-O": { letter: "Q", path: ["e", "d", "c"], between: ["b", "c", "d"], rook: "a", lands: "d" },
} as const;

function castlings(position: Position): Move[] {
  return (["O-O", "O-O-O"] as const).flatMap((castles) => {
    const rank = position.toMove === "white" ? "1" : "8";
    const piece: Piece = { kind: "K", side: position.toMove };
    const to = castlingPaths[castles].path[2];
    return castlingObstacles(position, castles).length === 0
      ? [{ piece, from: `e${rank}`, to: `${to}${rank}`, takes: false, becomes: null, castles }]
      : [];
  });
}

/** What forbids castling: a rule each, in the order in which players look. */
export type CastlingObstacle = "moved" | "between" | "in-check" | "through-check" | "into-check";

/** All that forbids the side to move to castle now. */
export function castlingObstacles(
  { board, castling, toMove }: Position,
  castles: "O-O" | "O-O-O",
): readonly CastlingObstacle[] {
  const { letter, path, between } = castlingPaths[castles];
  const [right, rank] = toMove === "white" ? [letter, "1"] : [letter.toLowerCase(), "8"];
  const attacked = (file: string) =>
    attackersOf(board, `${file}${rank}`, otherSide(toMove)).length > 0;
  const [start, passed, end] = path;
  return [
    ...(castling.includes(right) ? [] : ["moved" as const]),
    ...(between.some((file) => board.has(`${file}${rank}`)) ? ["between" as const] : []),
    ...(attacked(start) ? ["in-check" as const] : []),
    ...(attacked(passed) ? ["through-check" as const] : []),
    ...(attacked(end) ? ["into-check" as const] : []),
  ];
}

function leavesKingSafe(position: Position, move: Move): boolean {
  const { board } = play(position, move);
  const king = kingOf(board, position.toMove);
  return king !== null && attackersOf(board, king, otherSide(position.toMove)).length === 0;
}

/** The position after a move. */
export function play(position: Position, move: Move): Position {
  const { piece, from, to, becomes, castles } = move;
  const board = new Map(position.board);
  board.delete(from);
  if (piece.kind === "P" && to === position.passant) board.delete(`${to[0]}${from[1]}`);
  board.set(to, becomes === null ? piece : { ...piece, kind: becomes });
  if (castles !== null) {
    const { rook, lands } = castlingPaths[castles];
    const rank = from.charAt(1);
    board.delete(`${rook}${rank}`);
    board.set(`${lands}${rank}`, { kind: "R", side: piece.side });
  }
  return {
    board,
    toMove: otherSide(position.toMove),
    castling: rightsAfter(position.castling, move),
    passant: passedBy(move),
  };
}

const homes: Readonly<Record<string, string>> = {
  e1: "KQ",
  a1: "Q",
  h1: "K",
  e8: "kq",
  a8: "q",
  h8: "k",
};

function rightsAfter(castling: string, { from, to }: Move): string {
  const lost = `${homes[from] ?? ""}${homes[to] ?? ""}`;
  return castling
    .split("")
    .filter((right) => !lost.includes(right))
    .join("");
}

function passedBy({ piece, from, to }: Move): string | null {
  const two = Math.abs(Number(from.charAt(1)) - Number(to.charAt(1))) === 2;
  return piece.kind === "P" && two ? squareFrom(from, [0, piece.side === "white" ? 1 : -1]) : null;
}

/** How a position stands: mate and stalemate end the game, check does not. */
export function stateOf(position: Position): "mate" | "stalemate" | "check" | "quiet" {
  const canMove = legalMoves(position).length > 0;
  if (isInCheck(position)) return canMove ? "check" : "mate";
  return canMove ? "quiet" : "stalemate";
}
