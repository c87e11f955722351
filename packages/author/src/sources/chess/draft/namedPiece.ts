import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import { showPlaced } from "../show/placed.ts";

/** A piece with its square, the piece as the library writes it: `the rook on d8`. */
export function namedPiece(type: string, square: string, language: InstructionLanguage): string {
  return showPlaced(`${type.toUpperCase()} ${square}`, language);
}
