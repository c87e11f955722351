import { attackersOf } from "./attacks.ts";
import { isPieceKind, isSquare, kingOf, otherSide } from "./Board.ts";
import type { Board, Piece, Side } from "./Board.ts";

export interface Position {
  readonly board: Board;
  readonly toMove: Side;
  /** `KQkq`, as far as king and rook have not moved. */
  readonly castling: string;
  /** The square behind a pawn that has just made two steps. */
  readonly passant: string | null;
}

/** Reads the first four fields of a FEN; null where they are none, or no game can come to it. */
export function readPosition(text: string): Position | null {
  const [placement = "", turn = "", castling = "-", passant = "-"] = text.split(" ");
  const board = readPlacement(placement);
  if (board === null || (turn !== "w" && turn !== "b")) return null;
  const position: Position = {
    board,
    toMove: turn === "w" ? "white" : "black",
    castling,
    passant: isSquare(passant) ? passant : null,
  };
  return canStand(position) ? position : null;
}

function readPlacement(placement: string): Board | null {
  const rows = placement.split("/");
  if (rows.length !== 8) return null;
  const board = new Map<string, Piece>();
  for (const [at, row] of rows.entries()) {
    const signs = row.replaceAll(/\d/gu, (digit) => ".".repeat(Number(digit)));
    if (signs.length !== 8) return null;
    for (const [file, sign] of signs.split("").entries()) {
      const kind = sign.toUpperCase();
      if (sign === ".") continue;
      if (!isPieceKind(kind)) return null;
      board.set(`${"abcdefgh".charAt(file)}${8 - at}`, {
        kind,
        side: sign === kind ? "white" : "black",
      });
    }
  }
  return board;
}

/** One king each, no pawn at either end, and nobody in check who has just moved. */
function canStand({ board, toMove }: Position): boolean {
  const pieces = [...board];
  const kings = pieces.filter(([, { kind }]) => kind === "K");
  const waiting = otherSide(toMove);
  const king = kingOf(board, waiting);
  return (
    kings.length === 2 &&
    kingOf(board, toMove) !== null &&
    king !== null &&
    pieces.every(([square, { kind }]) => kind !== "P" || !/[18]$/u.test(square)) &&
    attackersOf(board, king, toMove).length === 0
  );
}

/** Whether the side to move is in check. */
export function isInCheck({ board, toMove }: Position): boolean {
  const king = kingOf(board, toMove);
  return king !== null && attackersOf(board, king, otherSide(toMove)).length > 0;
}
