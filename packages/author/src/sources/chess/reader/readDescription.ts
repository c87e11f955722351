import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import { isSquare, pieceKinds } from "./Board.ts";
import type { Board, Piece, PieceKind, Side } from "./Board.ts";

/** The beginnings of the names of pieces, in one or several. */
const stems: Readonly<Record<InstructionLanguage, Readonly<Record<PieceKind, string>>>> = {
  fr: { K: "roi", Q: "dame", R: "tour", B: "fou", N: "caval", P: "pion" },
  en: { K: "king", Q: "queen", R: "rook", B: "bishop", N: "knight", P: "pawn" },
  nl: { K: "koning", Q: "dame", R: "toren", B: "loper", N: "paard", P: "pion" },
};

const whites: Readonly<Record<InstructionLanguage, string>> = {
  fr: "blancs",
  en: "white",
  nl: "wit",
};

/** What a description says of a board: the pieces, and who is to move. */
export function readDescription(
  text: string,
  language: InstructionLanguage,
): { readonly board: Board; readonly toMove: Side } {
  const [white = "", black = "", turn = ""] = text.toLowerCase().split(";");
  const board = new Map([
    ...readSide(white, "white", language),
    ...readSide(black, "black", language),
  ]);
  return { board, toMove: turn.includes(whites[language]) ? "white" : "black" };
}

/** Each square belongs to the name that was last read before it. */
function readSide(
  text: string,
  side: Side,
  language: InstructionLanguage,
): readonly (readonly [string, Piece])[] {
  const placed: (readonly [string, Piece])[] = [];
  let kind: PieceKind = "K";
  for (const word of text.match(/[\p{Letter}\p{Number}]+/gu) ?? []) {
    kind = pieceKinds.find((each) => word.startsWith(stems[language][each])) ?? kind;
    if (isSquare(word)) placed.push([word, { kind, side }]);
  }
  return placed;
}
