import { attackersOf } from "./attacks.ts";
import { isInCheck } from "./Position.ts";
import type { Position } from "./Position.ts";
import { legalMoves, play } from "./moves.ts";
import type { Move } from "./moves.ts";

/** A move as it is written, with English letters and without the sign of check or mate. */
export function writeMove(position: Position, move: Move): string {
  const { piece, from, to, takes, becomes, castles } = move;
  if (castles !== null) return castles;
  if (piece.kind === "P") {
    const ahead = takes ? `${from.charAt(0)}x${to}` : to;
    return becomes === null ? ahead : `${ahead}=${becomes}`;
  }
  return `${piece.kind}${origin(position, move)}${takes ? "x" : ""}${to}`;
}

/** What tells the piece from others of its kind that could go there: a file, a rank, or both. */
function origin(position: Position, { piece, from, to }: Move): string {
  const twins = attackersOf(position.board, to, piece.side).filter(
    (square) => square !== from && position.board.get(square)?.kind === piece.kind,
  );
  if (twins.length === 0) return "";
  const others = legalMoves(position, (square) => square === to)
    .filter((other) => other.piece.kind === piece.kind && other.from !== from)
    .map((other) => other.from);
  const [file, rank] = [from.charAt(0), from.charAt(1)];
  if (others.length === 0) return "";
  if (others.every((other) => other.charAt(0) !== file)) return file;
  return others.every((other) => other.charAt(1) !== rank) ? rank : from;
}

/** The sign of check or mate that belongs to a move. */
export function signOf(position: Position, move: Move): "" | "+" | "#" {
  const after = play(position, move);
  if (!isInCheck(after)) return "";
  return legalMoves(after).length === 0 ? "#" : "+";
}

/** The legal move that is written so; null where there is none. */
export function findMove(position: Position, written: string): Move | null {
  const bare = written.replace(/[+#]$/u, "");
  const isNear = (to: string) => bare.startsWith("O") || bare.includes(to);
  return legalMoves(position, isNear).find((move) => writeMove(position, move) === bare) ?? null;
}
