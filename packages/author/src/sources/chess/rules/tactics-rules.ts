import type { Rule } from "../../subjects/Rule.ts";
import { attackedFrom, attackersOf } from "../reader/attacks.ts";
import { kingOf, otherSide } from "../reader/Board.ts";
import type { Board } from "../reader/Board.ts";
import { legalMoves, play, stateOf } from "../reader/moves.ts";
import type { Move } from "../reader/moves.ts";
import { isInCheck, readPosition } from "../reader/Position.ts";
import type { Position } from "../reader/Position.ts";
import { findMove } from "../reader/writing.ts";
import { showMove, typedWithSign } from "../show/moves.ts";
import { describeTurn } from "../show/describe.ts";
import { onBoard } from "../show/positions.ts";
import { asIs } from "./parts.ts";

/** Whether a move is the only one that does what is asked. */
function isTheOne(
  asked: string,
  answer: string,
  does: (position: Position, move: Move) => boolean,
): boolean {
  const position = readPosition(asked);
  const move = position === null ? null : findMove(position, answer);
  if (position === null || move === null || !does(position, move)) return false;
  return legalMoves(position).filter((each) => does(position, each)).length === 1;
}

function mates(position: Position, move: Move): boolean {
  const after = play(position, move);
  return isInCheck(after) && stateOf(after) === "mate";
}

/** Whether a knight attacks two of king, queen and rooks at once, and cannot be taken. */
function forks(position: Position, move: Move): boolean {
  if (move.piece.kind !== "N") return false;
  const after = play(position, move);
  const struck = attackedFrom(after.board, move.to).filter((square) => {
    const piece = after.board.get(square);
    return piece?.side === after.toMove && "KQR".includes(piece.kind);
  });
  return struck.length > 1 && legalMoves(after).every(({ to }) => to !== move.to);
}

/** The squares on which pieces of the side that waits can be taken for nothing. */
function unguarded({ board, toMove }: Position): readonly string[] {
  const other = otherSide(toMove);
  return [...board]
    .filter(
      ([square, { side, kind }]) =>
        side === other &&
        kind !== "K" &&
        attackersOf(board, square, toMove).length > 0 &&
        attackersOf(board, square, other).length === 0,
    )
    .map(([square]) => square);
}

/** The squares of the pieces behind which a line of attack leads to their own king. */
function pinned({ board, toMove }: Position): readonly string[] {
  const other = otherSide(toMove);
  const king = kingOf(board, other);
  if (king === null) return [];
  return [...board]
    .filter(([square, { side, kind }]) => {
      if (side !== other || kind === "K") return false;
      return attackersOf(without(board, square), king, toMove).length > 0;
    })
    .map(([square]) => square);
}

function without(board: Board, square: string): Board {
  const rest = new Map(board);
  rest.delete(square);
  return rest;
}

function isOnly(
  asked: string,
  answer: string,
  found: (position: Position) => readonly string[],
): boolean {
  const position = readPosition(asked);
  const squares = position === null ? [] : found(position);
  return squares.length === 1 && squares[0] === answer;
}

/** Mate in one, and what wins pieces. */
export const tacticsRules = {
  "chess-mate": {
    ...onBoard,
    showAsked: describeTurn,
    showAnswer: showMove,
    typed: typedWithSign,
    holds: (asked, answer) => isTheOne(asked, answer, mates),
  },
  "chess-fork": {
    ...onBoard,
    showAsked: describeTurn,
    showAnswer: showMove,
    typed: typedWithSign,
    holds: (asked, answer) => isTheOne(asked, answer, forks),
  },
  "chess-hanging": {
    ...onBoard,
    showAsked: describeTurn,
    showAnswer: asIs,
    holds: (asked, answer) => isOnly(asked, answer, unguarded),
  },
  "chess-pin": {
    ...onBoard,
    showAsked: describeTurn,
    showAnswer: asIs,
    holds: (asked, answer) => isOnly(asked, answer, pinned),
  },
} as const satisfies Record<string, Rule>;
