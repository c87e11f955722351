import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { Piece, PieceKind, Side } from "../reader/Board.ts";

type ByLanguage<Value> = Readonly<Record<InstructionLanguage, Value>>;
type Named = Readonly<Record<PieceKind, string>>;

const one: ByLanguage<Named> = {
  fr: { K: "roi", Q: "dame", R: "tour", B: "fou", N: "cavalier", P: "pion" },
  en: { K: "king", Q: "queen", R: "rook", B: "bishop", N: "knight", P: "pawn" },
  nl: { K: "koning", Q: "dame", R: "toren", B: "loper", N: "paard", P: "pion" },
};

const many: ByLanguage<Named> = {
  fr: { K: "rois", Q: "dames", R: "tours", B: "fous", N: "cavaliers", P: "pions" },
  en: { K: "kings", Q: "queens", R: "rooks", B: "bishops", N: "knights", P: "pawns" },
  nl: { K: "koningen", Q: "dames", R: "torens", B: "lopers", N: "paarden", P: "pionnen" },
};

const letters: ByLanguage<Named> = {
  fr: { K: "R", Q: "D", R: "T", B: "F", N: "C", P: "" },
  en: { K: "K", Q: "Q", R: "R", B: "B", N: "N", P: "" },
  nl: { K: "K", Q: "D", R: "T", B: "L", N: "P", P: "" },
};

const feminine: readonly PieceKind[] = ["Q", "R"];

export function nameOfPiece(kind: PieceKind, language: InstructionLanguage): string {
  return one[language][kind];
}

/** A piece, or several of its kind. */
export function nameOfPieces(kind: PieceKind, count: number, language: InstructionLanguage) {
  return (count === 1 ? one : many)[language][kind];
}

/** A piece as a sentence speaks of it: `la tour`, `the rook`, `het paard`. */
export function pieceInSentence(kind: PieceKind, language: InstructionLanguage): string {
  const article = {
    fr: feminine.includes(kind) ? "la" : "le",
    en: "the",
    nl: kind === "N" ? "het" : "de",
  }[language];
  return `${article} ${nameOfPiece(kind, language)}`;
}

/** The letter that a piece is written with; a pawn has none. */
export function letterOf(kind: PieceKind, language: InstructionLanguage): string {
  return letters[language][kind];
}

/** A piece with its colour: `tour blanche`, `white rook`, `witte toren`. */
export function nameWithSide({ kind, side }: Piece, language: InstructionLanguage): string {
  const name = nameOfPiece(kind, language);
  switch (language) {
    case "fr": {
      const [white, black] = feminine.includes(kind) ? ["blanche", "noire"] : ["blanc", "noir"];
      return `${name} ${side === "white" ? white : black}`;
    }
    case "en":
      return `${side} ${name}`;
    case "nl":
      // Without an article a neuter noun takes the short form.
      return kind === "N"
        ? `${side === "white" ? "wit" : "zwart"} ${name}`
        : `${side === "white" ? "witte" : "zwarte"} ${name}`;
  }
}

export const sides: ByLanguage<Readonly<Record<Side, string>>> = {
  fr: { white: "Blancs", black: "Noirs" },
  en: { white: "White", black: "Black" },
  nl: { white: "Wit", black: "Zwart" },
};
