import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import { isPieceKind } from "../reader/Board.ts";
import type { PieceKind } from "../reader/Board.ts";
import { nameOfPiece, pieceInSentence } from "./names.ts";

interface Words {
  readonly from: string;
  readonly goes: string;
  readonly takes: string;
  readonly becomes: string;
  readonly check: string;
  readonly mate: string;
}

const words: Readonly<Record<InstructionLanguage, Words>> = {
  fr: {
    from: "de la colonne",
    goes: "va en",
    takes: "prend en",
    becomes: "et devient",
    check: "et donne échec",
    mate: "et donne échec et mat",
  },
  en: {
    from: "from the file",
    goes: "goes to",
    takes: "takes on",
    becomes: "and becomes a",
    check: "and gives check",
    mate: "and gives checkmate",
  },
  nl: {
    from: "van de lijn",
    goes: "gaat naar",
    takes: "slaat op",
    becomes: "en wordt",
    check: "en geeft schaak",
    mate: "en geeft schaakmat",
  },
};

/** `N . x e5 . +`, read out: the knight takes on e5 and gives check. */
export function saidMove(parts: string, language: InstructionLanguage): string {
  const [piece = "", file = "", takes = "", to = "", becomes = "", sign = ""] = parts.split(" ");
  const said = words[language];
  const kind: PieceKind = isPieceKind(piece) ? piece : "P";
  return [
    pieceInSentence(kind, language),
    ...(file === "." ? [] : [said.from, file]),
    takes === "." ? said.goes : said.takes,
    to,
    ...(isPieceKind(becomes) ? [said.becomes, nameOfPiece(becomes, language)] : []),
    ...(sign === "+" ? [said.check] : []),
    ...(sign === "#" ? [said.mate] : []),
  ].join(" ");
}
