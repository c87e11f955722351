import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import { pieceKinds } from "../reader/Board.ts";
import type { Board, Side } from "../reader/Board.ts";
import { readPosition } from "../reader/Position.ts";
import { nameOfPieces, sides } from "./names.ts";

const at: Readonly<Record<InstructionLanguage, string>> = { fr: "en", en: "on", nl: "op" };

const pause: Readonly<Record<InstructionLanguage, readonly [colon: string, semicolon: string]>> = {
  fr: ["\u202F: ", "\u202F; "],
  en: [": ", "; "],
  nl: [": ", "; "],
};

const turns: Readonly<Record<InstructionLanguage, Readonly<Record<Side, string>>>> = {
  fr: { white: "trait aux Blancs", black: "trait aux Noirs" },
  en: { white: "White to move", black: "Black to move" },
  nl: { white: "wit aan zet", black: "zwart aan zet" },
};

export function semicolon(language: InstructionLanguage): string {
  return pause[language][1];
}

/** Where every piece stands and who is to move, in words; the text itself where it is no position. */
export function describePosition(text: string, language: InstructionLanguage): string {
  const position = readPosition(text);
  if (position === null) return text;
  const { board, toMove } = position;
  return [
    describeSide(board, "white", language),
    describeSide(board, "black", language),
    turns[language][toMove],
  ].join(semicolon(language));
}

/** `White: king on g1, pawns on f2, g2, h2`. */
export function describeSide(board: Board, side: Side, language: InstructionLanguage): string {
  const groups = pieceKinds.flatMap((kind) => {
    const squares = [...board]
      .filter(([, piece]) => piece.side === side && piece.kind === kind)
      .map(([square]) => square)
      .toSorted();
    const name = nameOfPieces(kind, squares.length, language);
    return squares.length === 0 ? [] : [`${name} ${at[language]} ${squares.join(", ")}`];
  });
  return `${sides[language][side]}${pause[language][0]}${groups.join(", ")}`;
}

/** Who is to move. */
export function describeTurn(text: string, language: InstructionLanguage): string {
  const position = readPosition(text);
  return position === null ? text : turns[language][position.toMove];
}
