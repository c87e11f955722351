import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import { isPieceKind } from "../reader/Board.ts";
import { letterOf } from "./names.ts";

/** A move that is written with English letters, with those of a language: `Nf3` is `Cf3`, `Pf3`. */
export function showMove(written: string, language: InstructionLanguage): string {
  return written.startsWith("O")
    ? written
    : written.replaceAll(/[A-Z]/gu, (letter) =>
        isPieceKind(letter) ? letterOf(letter, language) : letter,
      );
}

/** Moves as they follow each other, with their numbers: `1.e4 e5 2.Nf3`. */
export function showMoves(written: readonly string[], language: InstructionLanguage): string {
  return written
    .map((move, at) => `${at % 2 === 0 ? `${at / 2 + 1}.` : ""}${showMove(move, language)}`)
    .join(" ");
}

/** The usual ways of typing a move: without the signs of taking and check, in English letters too. */
export function typedMoves(written: string, language: InstructionLanguage): readonly string[] {
  const bare = written.replace(/[+#]$/u, "");
  const castling = bare.replaceAll("O", "0");
  const ways = [written, bare, `${bare}+`, `${bare}#`, bare.replace("x", ""), bare.replace("=", "")]
    .filter((way) => signFits(way, written))
    .flatMap((way) => [showMove(way, language), ...(isClear(way, language) ? [way] : [])]);
  return [...new Set([...ways, ...(castling === bare ? [] : [castling])])];
}

/** The same for a move that was written without its sign: it may be typed with one. */
export function typedWithSign(bare: string, language: InstructionLanguage): readonly string[] {
  const ways = [bare, `${bare}+`].flatMap((written) => typedMoves(written, language));
  return [...new Set(ways)];
}

/** Check may be left out, and mate be called check; a sign that does not belong is none. */
function signFits(way: string, written: string): boolean {
  if (way.endsWith("#")) return written.endsWith("#");
  return way.endsWith("+") ? /[+#]$/u.test(written) : true;
}

/** Whether a move in English letters cannot be taken for another: R is the French king. */
function isClear(way: string, language: InstructionLanguage): boolean {
  return language === "en" || !way.includes(language === "fr" ? "R" : "P");
}
