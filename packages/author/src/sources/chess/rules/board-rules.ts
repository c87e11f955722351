import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { Rule } from "../../subjects/Rule.ts";
import { squareFrom } from "../reader/Board.ts";
import type { Piece } from "../reader/Board.ts";
import { readPosition } from "../reader/Position.ts";
import { letterOf, nameOfPiece, nameOfPieces, nameWithSide } from "../show/names.ts";
import { showInSentence } from "../show/placed.ts";
import { asIs, named, pieceOf } from "./parts.ts";

/** The squares of the odd ranks, from the a-file on; those of the even ranks are turned round. */
const oddRank = "dldldldl";

const directions: Readonly<Record<InstructionLanguage, Readonly<Record<string, string>>>> = {
  fr: { up: "haut", down: "bas", right: "droite", left: "gauche" },
  en: { up: "up", down: "down", right: "right", left: "left" },
  nl: { up: "omhoog", down: "omlaag", right: "naar rechts", left: "naar links" },
};

/** `e4 2 -1`: two files to the right and one rank down. */
function stepOf(asked: string): readonly [from: string, right: number, up: number] {
  const [from = "", right = "0", up = "0"] = asked.split(" ");
  return [from, Number(right), Number(up)];
}

function showStep(asked: string, language: InstructionLanguage): string {
  const [from, right, up] = stepOf(asked);
  const ways = directions[language];
  const part = (count: number, [more, less]: readonly [string, string]) => {
    const way = ways[count > 0 ? more : less] ?? "";
    const size = Math.abs(count);
    if (count === 0) return [];
    return [
      language === "fr"
        ? `${size} vers ${way === "haut" || way === "bas" ? "le" : "la"} ${way}`
        : `${size} ${way}`,
    ];
  };
  return [from, ...part(right, ["right", "left"]), ...part(up, ["up", "down"])].join(", ");
}

const worth: Readonly<Record<string, number>> = { P: 1, N: 3, B: 3, R: 5, Q: 9 };

const start = readPosition("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -");

/** `wQ` as a piece. */
function placedPiece(answer: string): Piece | null {
  const kind = pieceOf(answer.charAt(1));
  return kind === null ? null : { kind, side: answer.startsWith("w") ? "white" : "black" };
}

/** `R N`: pieces that are counted together. */
function showTogether(asked: string, language: InstructionLanguage): string {
  const letters = asked.split(" ");
  return [...new Set(letters)]
    .flatMap((letter) => {
      const kind = pieceOf(letter);
      const count = letters.filter((other) => other === letter).length;
      return kind === null ? [] : [`${count} ${nameOfPieces(kind, count, language)}`];
    })
    .join(" + ");
}

/** The board, the pieces, and where they start. */
export const boardRules = {
  "chess-colour": {
    showAsked: asIs,
    showAnswer: named({
      fr: { light: "claire", dark: "foncée" },
      en: { light: "light", dark: "dark" },
      nl: { light: "licht", dark: "donker" },
    }),
    holds: (asked, answer) => {
      const sign = oddRank.charAt("abcdefgh".indexOf(asked.charAt(0)));
      const turned = Number(asked.charAt(1)) % 2 === 0;
      return ((sign === "d") !== turned) === (answer === "dark");
    },
  },
  "chess-step": {
    showAsked: showStep,
    showAnswer: asIs,
    holds: (asked, answer) => {
      const [from, right, up] = stepOf(asked);
      return squareFrom(from, [right, up]) === answer;
    },
  },
  "chess-letter": {
    showAsked: showInSentence,
    showAnswer: (answer, language) => {
      const kind = pieceOf(answer);
      return kind === null ? answer : letterOf(kind, language);
    },
    holds: (asked, answer) => asked === answer,
  },
  "chess-value": {
    showAsked: showInSentence,
    showAnswer: asIs,
    holds: (asked, answer) => worth[asked] === Number(answer),
  },
  "chess-sum": {
    showAsked: showTogether,
    showAnswer: asIs,
    holds: (asked, answer) =>
      asked.split(" ").reduce((rest, letter) => rest - (worth[letter] ?? 0), Number(answer)) === 0,
  },
  "chess-start": {
    showAsked: asIs,
    showAnswer: (answer, language) => {
      const piece = placedPiece(answer);
      return piece === null ? answer : nameWithSide(piece, language);
    },
    typed: (answer, language) => {
      const piece = placedPiece(answer);
      return piece === null ? [] : [nameOfPiece(piece.kind, language)];
    },
    holds: (asked, answer) => {
      const [found, named] = [start?.board.get(asked), placedPiece(answer)];
      return found !== undefined && found.kind === named?.kind && found.side === named.side;
    },
  },
} as const satisfies Record<string, Rule>;
