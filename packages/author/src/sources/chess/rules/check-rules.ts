import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { Rule } from "../../subjects/Rule.ts";
import { legalMoves, stateOf } from "../reader/moves.ts";
import { isInCheck, readPosition } from "../reader/Position.ts";
import { findMove } from "../reader/writing.ts";
import { showMove, typedWithSign } from "../show/moves.ts";
import { nameOfPieces } from "../show/names.ts";
import { describeTurn } from "../show/describe.ts";
import { onBoard } from "../show/positions.ts";
import { asIs, mateLeft, named, pieceOf } from "./parts.ts";

const joined: Readonly<Record<InstructionLanguage, readonly [and: string, against: string]>> = {
  fr: [" et ", " contre "],
  en: [" and ", " against "],
  nl: [" en ", " tegen "],
};

/** `KB-K`: king and bishop against king. */
function showMaterial(asked: string, language: InstructionLanguage): string {
  const [and, against] = joined[language];
  return asked
    .split("-")
    .map((letters) =>
      [...new Set(letters)]
        .flatMap((letter) => {
          const kind = pieceOf(letter);
          const count = letters.split(letter).length - 1;
          if (kind === null) return [];
          const name = nameOfPieces(kind, count, language);
          return [count === 1 ? name : `${count} ${name}`];
        })
        .reduce((list, name, at, all) => {
          if (at === 0) return name;
          return `${list}${at === all.length - 1 ? and : ", "}${name}`;
        }, ""),
    )
    .join(against);
}

/** Check, mate, stalemate, and the ways out. */
export const checkRules = {
  "chess-state": {
    ...onBoard,
    showAsked: describeTurn,
    showAnswer: named({
      fr: {
        mate: "échec et mat",
        stalemate: "pat",
        check: "échec, mais pas mat",
        quiet: "ni échec ni pat",
      },
      en: {
        mate: "checkmate",
        stalemate: "stalemate",
        check: "check, but not mate",
        quiet: "no check, no stalemate",
      },
      nl: {
        mate: "schaakmat",
        stalemate: "pat",
        check: "schaak, maar geen mat",
        quiet: "geen schaak en geen pat",
      },
    }),
    holds: (asked, answer) => {
      const position = readPosition(asked);
      return position !== null && stateOf(position) === answer;
    },
  },
  "chess-replies": {
    ...onBoard,
    showAsked: describeTurn,
    showAnswer: asIs,
    holds: (asked, answer) => {
      const position = readPosition(asked);
      return position !== null && legalMoves(position).length === Number(answer);
    },
  },
  "chess-escape": {
    ...onBoard,
    showAsked: describeTurn,
    showAnswer: showMove,
    typed: typedWithSign,
    holds: (asked, answer) => {
      const position = readPosition(asked);
      return position !== null && isInCheck(position) && findMove(position, answer) !== null;
    },
  },
  "chess-only-escape": {
    ...onBoard,
    showAsked: describeTurn,
    showAnswer: showMove,
    typed: typedWithSign,
    holds: (asked, answer) => {
      const position = readPosition(asked);
      if (position === null || !isInCheck(position)) return false;
      return legalMoves(position).length === 1 && findMove(position, answer) !== null;
    },
  },
  "chess-material": {
    showAsked: showMaterial,
    showAnswer: named(mateLeft),
    // A bishop or a knight alone mates nobody; a pawn may become what does.
    holds: (asked, answer) => {
      const pieces = asked.replaceAll(/[K-]/gu, "");
      return /^[BN]?$/u.test(pieces) === (answer === "no");
    },
  },
} as const satisfies Record<string, Rule>;
