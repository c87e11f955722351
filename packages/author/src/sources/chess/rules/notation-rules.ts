import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { Rule } from "../../subjects/Rule.ts";
import { isOpening, openings } from "../openings.ts";
import type { OpeningId } from "../openings.ts";
import { legalMoves, play } from "../reader/moves.ts";
import { readPosition } from "../reader/Position.ts";
import type { Position } from "../reader/Position.ts";
import { findMove, signOf, writeMove } from "../reader/writing.ts";
import { showMove, showMoves, typedMoves } from "../show/moves.ts";
import { nameOfPiece } from "../show/names.ts";
import { onBoard } from "../show/positions.ts";
import { saidMove } from "../show/saidMove.ts";
import { partsOf, pieceOf } from "./parts.ts";

const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";

/** `<position>;g1f3`: which piece goes from where to where. */
function showPlayed(asked: string, language: InstructionLanguage): string {
  const [text, played] = partsOf(asked);
  const [from, to] = [played.slice(0, 2), played.slice(2, 4)];
  const piece = readPosition(text)?.board.get(from);
  const becomes = pieceOf(played.slice(4).toUpperCase());
  return [
    piece === undefined ? "" : nameOfPiece(piece.kind, language),
    `${from}–${to}${becomes === null ? "" : ` → ${nameOfPiece(becomes, language)}`}`,
  ].join(" ");
}

/** The position after moves of a game; null where one of them cannot be played. */
function replay(moves: string): Position | null {
  return moves.split(" ").reduce<Position | null>((position, written) => {
    const move = position === null ? null : findMove(position, written);
    return position === null || move === null ? null : play(position, move);
  }, readPosition(start));
}

/** All that can be seen of a position. */
function seen(position: Position | null): string {
  return position === null
    ? ""
    : [...position.board]
        .map(([square, { side, kind }]) => `${square}${side}${kind}`)
        .toSorted()
        .join();
}

const ends = new Map<OpeningId, string>();

/** What is seen after the moves of an opening. */
function endOf(id: OpeningId): string {
  const end = ends.get(id) ?? seen(replay(openings[id].moves));
  ends.set(id, end);
  return end;
}

/** Writing and reading moves, and the names of openings. */
export const notationRules = {
  "chess-write": {
    ...onBoard,
    showAsked: showPlayed,
    showAnswer: showMove,
    typed: typedMoves,
    holds: (asked, answer) => {
      const [text, played] = partsOf(asked);
      const position = readPosition(text);
      if (position === null) return false;
      return legalMoves(position).some(
        (move) =>
          move.from + move.to === played.slice(0, 4) &&
          (move.becomes ?? "") === played.slice(4).toUpperCase() &&
          writeMove(position, move) + signOf(position, move) === answer,
      );
    },
  },
  "chess-read": {
    showAsked: showMove,
    // `N x e5 +`, with a dot for what a move does not have.
    showAnswer: saidMove,
    holds: (asked, answer) => {
      const parts = /^([KQRBN]?)([a-h]?)(x?)([a-h][1-8])((?:=[QRBN])?)([+#]?)$/u.exec(asked);
      if (parts === null) return false;
      const read = parts.slice(1).map((part) => (part === "" ? "." : part.replace("=", "")));
      return read.join(" ") === answer;
    },
  },
  "chess-opening": {
    showAsked: (asked, language) => showMoves(asked.split(" "), language),
    showAnswer: (answer, language) =>
      isOpening(answer) ? openings[answer].names[language] : answer,
    holds: (asked, answer) => {
      const position = replay(asked);
      return position !== null && isOpening(answer) && seen(position) === endOf(answer);
    },
  },
  "chess-opening-move": {
    // `e4 e5 Nf3 Nc6;spanish`
    showAsked: (asked, language) => {
      const [moves, id] = partsOf(asked);
      const name = isOpening(id) ? openings[id].names[language] : id;
      const played = moves === "" ? "" : ` (${showMoves(moves.split(" "), language)} …)`;
      return `${name}${played}`;
    },
    showAnswer: showMove,
    typed: typedMoves,
    holds: (asked, answer) => {
      const [moves, id] = partsOf(asked);
      if (!isOpening(id)) return false;
      const position = replay([moves, answer].filter((part) => part !== "").join(" "));
      return position !== null && seen(position) === endOf(id);
    },
  },
} as const satisfies Record<string, Rule>;
