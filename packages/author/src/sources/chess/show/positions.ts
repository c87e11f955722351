import type { Figure } from "@alambic/contract";

import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import { readDescription } from "../reader/readDescription.ts";
import { readPosition } from "../reader/Position.ts";
import { boardOf, loneBoard } from "./boards.ts";

/** The part of what is asked that is the position: all before the first semicolon. */
function positionOf(asked: string): string {
  return asked.split(";")[0] ?? "";
}

/** Whether the words of a board, read back, place every piece where the position does. */
function describes(asked: string, figure: Figure, language: InstructionLanguage): boolean {
  const position = readPosition(positionOf(asked));
  if (position === null || figure.type !== "chessboard") return false;
  const { board, toMove } = readDescription(figure.description, language);
  return (
    toMove === position.toMove &&
    board.size === position.board.size &&
    [...position.board].every(([square, { side, kind }]) => {
      const told = board.get(square);
      return told?.side === side && told.kind === kind;
    })
  );
}

/** For rules whose questions are about a position: its board is drawn beside them. */
export const onBoard = {
  figure: (asked: string, language: InstructionLanguage) => {
    const [position = "", about = ""] = asked.split(";");
    return boardOf(position, language, about.match(/[a-h][1-8]/gu) ?? []);
  },
  describes,
};

/** For rules about a white piece that has the board to itself: `N d4`. */
export const aloneOnBoard = {
  figure: (asked: string, language: InstructionLanguage) => {
    const [letter = "", square = ""] = asked.split(" ");
    return loneBoard(letter, square, language);
  },
  describes: (asked: string, figure: Figure, language: InstructionLanguage) => {
    const [letter, square = ""] = asked.split(" ");
    if (figure.type !== "chessboard") return false;
    const { board } = readDescription(figure.description, language);
    return board.size === 1 && board.get(square)?.kind === letter;
  },
};
