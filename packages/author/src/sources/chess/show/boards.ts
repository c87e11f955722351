import type { Figure } from "@alambic/contract";

import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import { isPieceKind, isSquare } from "../reader/Board.ts";
import { readPosition } from "../reader/Position.ts";
import { describePosition, describeSide, semicolon } from "./describe.ts";

/**
 * The board of a position, from the side of whoever is to move, with the squares that are asked about
 * marked; null where it is no position.
 */
export function boardOf(
  text: string,
  language: InstructionLanguage,
  marked: readonly string[] = [],
): Figure | null {
  const position = readPosition(text);
  return position === null
    ? null
    : {
        type: "chessboard",
        position: text.split(" ")[0] ?? "",
        view: position.toMove,
        ...(marked.length === 0 ? {} : { marked_squares: [...marked] }),
        description: describePosition(text, language),
      };
}

const nothingElse: Readonly<Record<InstructionLanguage, string>> = {
  fr: "aucune autre pièce",
  en: "no other piece",
  nl: "geen ander stuk",
};

/** A board with one white piece; null where it names no piece and square. */
export function loneBoard(
  letter: string,
  square: string,
  language: InstructionLanguage,
): Figure | null {
  if (!isPieceKind(letter) || !isSquare(square)) return null;
  const before = "abcdefgh".indexOf(square.charAt(0));
  const row = [before, letter, 7 - before].filter((part) => part !== 0).join("");
  const rows = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) => (square.endsWith(`${rank}`) ? row : "8"));
  const board = new Map([[square, { kind: letter, side: "white" as const }]]);
  return {
    type: "chessboard",
    position: rows.join("/"),
    view: "white",
    description:
      describeSide(board, "white", language) + semicolon(language) + nothingElse[language],
  };
}
