import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import { attackedFrom } from "../reader/attacks.ts";
import { isPieceKind } from "../reader/Board.ts";
import type { PieceKind } from "../reader/Board.ts";
import { nameOfPiece } from "../show/names.ts";

type Names = Readonly<Record<InstructionLanguage, Readonly<Record<string, string>>>>;

/** Shows answers that are one of a few words. */
export function named(names: Names) {
  return (answer: string, language: InstructionLanguage): string =>
    names[language][answer] ?? answer;
}

export function asIs(text: string): string {
  return text;
}

/** The two parts of `<position>;e4`. */
export function partsOf(asked: string): readonly [before: string, after: string] {
  const [before = "", after = ""] = asked.split(";");
  return [before, after];
}

/** `N`, as a piece. */
export function pieceOf(letter: string): PieceKind | null {
  return isPieceKind(letter) ? letter : null;
}

export function showPiece(letter: string, language: InstructionLanguage): string {
  const kind = pieceOf(letter);
  return kind === null ? letter : nameOfPiece(kind, language);
}

/** `N d4`: where a piece that is alone on the board can go. */
export function reachOf(asked: string): readonly string[] | null {
  const [letter = "", from = ""] = asked.split(" ");
  const kind = pieceOf(letter);
  return kind === null || kind === "P"
    ? null
    : attackedFrom(new Map([[from, { kind, side: "white" as const }]]), from);
}

/** Whether a thing may be done. */
export const allowed: Names = {
  fr: { yes: "permis", no: "interdit" },
  en: { yes: "allowed", no: "not allowed" },
  nl: { yes: "toegestaan", no: "niet toegestaan" },
};

/** Whether a thing can be done at all. */
export const possible: Names = {
  fr: { yes: "possible", no: "impossible" },
  en: { yes: "possible", no: "impossible" },
  nl: { yes: "mogelijk", no: "onmogelijk" },
};

/** Whether somebody can still mate. */
export const mateLeft: Names = {
  fr: { yes: "un mat reste possible", no: "plus aucun mat n’est possible" },
  en: { yes: "mate is still possible", no: "mate is no longer possible" },
  nl: { yes: "mat is nog mogelijk", no: "mat is niet meer mogelijk" },
};
