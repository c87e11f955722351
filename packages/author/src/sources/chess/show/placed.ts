import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import { isPieceKind } from "../reader/Board.ts";
import { pieceInSentence } from "./names.ts";

/** A piece as a sentence speaks of it. */
export function showInSentence(letter: string, language: InstructionLanguage): string {
  return isPieceKind(letter) ? pieceInSentence(letter, language) : letter;
}

const places: Readonly<Record<InstructionLanguage, string>> = { fr: "en", en: "on", nl: "op" };

/** `N d4`: a piece and its square. */
export function showPlaced(asked: string, language: InstructionLanguage): string {
  const [letter = "", square = ""] = asked.split(" ");
  return `${showInSentence(letter, language)} ${places[language]} ${square}`;
}
