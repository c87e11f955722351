import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { Rule } from "../../subjects/Rule.ts";
import type { Side } from "../reader/Board.ts";
import { castlingObstacles, castlingPaths, legalMoves } from "../reader/moves.ts";
import type { Move } from "../reader/moves.ts";
import { readPosition } from "../reader/Position.ts";
import { nameWithSide } from "../show/names.ts";
import { showPlaced } from "../show/placed.ts";
import { aloneOnBoard, onBoard } from "../show/positions.ts";
import { allowed, asIs, named, partsOf, pieceOf, possible, reachOf, showPiece } from "./parts.ts";

/** `<position>;e4`: what the piece on a square may do. */
function movesFrom(asked: string): readonly Move[] | null {
  const [text, from] = partsOf(asked);
  const position = readPosition(text);
  return position === null ? null : legalMoves(position).filter((move) => move.from === from);
}

/** The piece that is asked about. */
function showFrom(asked: string, language: InstructionLanguage): string {
  const [text, from] = partsOf(asked);
  const piece = readPosition(text)?.board.get(from);
  return piece === undefined ? from : showPlaced(`${piece.kind} ${from}`, language);
}

function castlesOf(text: string): "O-O" | "O-O-O" {
  return text.startsWith("O-O-O") ? "O-O-O" : "O-O";
}

const sidesOfCastling: Readonly<Record<InstructionLanguage, Readonly<Record<string, string>>>> = {
  fr: { "O-O": "petit roque (O-O)", "O-O-O": "grand roque (O-O-O)" },
  en: { "O-O": "castling short (O-O)", "O-O-O": "castling long (O-O-O)" },
  nl: { "O-O": "korte rokade (O-O)", "O-O-O": "lange rokade (O-O-O)" },
};

const moved: Readonly<Record<InstructionLanguage, readonly [no: string, yes: string]>> = {
  fr: ["ni le roi ni les tours n’ont bougé", "la tour de ce côté a bougé, puis est revenue"],
  en: ["neither king nor rooks have moved", "the rook on that side has moved and come back"],
  nl: [
    "koning en torens hebben nog niet gezet",
    "de toren aan die kant heeft gezet en is teruggekomen",
  ],
};

/** The castling that is asked about, and what cannot be seen of it on the board. */
function showCastling(asked: string, language: InstructionLanguage): string {
  const [text, castles] = partsOf(asked);
  const rights = text.split(" ")[2] ?? "";
  const [no, yes] = moved[language];
  const name = sidesOfCastling[language][castles] ?? "";
  return `${name}, ${rights.includes(castles === "O-O" ? "K" : "Q") ? no : yes}`;
}

function sideOf(letter: string): Side {
  return letter === "w" ? "white" : "black";
}

/** Where pieces go, what they take, and the moves that pieces make but once in a game. */
export const moveRules = {
  "chess-goes": {
    ...aloneOnBoard,
    showAsked: showPlaced,
    showAnswer: asIs,
    holds: (asked, answer) => reachOf(asked)?.includes(answer) === true,
  },
  "chess-can": {
    // `N d4 e6`
    showAsked: (asked, language) => {
      const [letter = "", from = "", to = ""] = asked.split(" ");
      return `${showPiece(letter, language)} ${from}–${to}`;
    },
    showAnswer: named(possible),
    holds: (asked, answer) =>
      reachOf(asked)?.includes(asked.split(" ")[2] ?? "") === (answer === "yes"),
  },
  "chess-reach": {
    ...aloneOnBoard,
    showAsked: showPlaced,
    showAnswer: asIs,
    holds: (asked, answer) => reachOf(asked)?.length === Number(answer),
  },
  "chess-takes": {
    ...onBoard,
    showAsked: showFrom,
    showAnswer: asIs,
    holds: (asked, answer) => {
      const taken = movesFrom(asked)?.filter(({ takes }) => takes);
      return taken?.length === 1 && taken[0]?.to === answer;
    },
  },
  "chess-mobility": {
    ...onBoard,
    showAsked: showFrom,
    showAnswer: asIs,
    holds: (asked, answer) => movesFrom(asked)?.length === Number(answer),
  },
  "chess-castling": {
    // `<position>;O-O`: why it is forbidden, or that it is not.
    ...onBoard,
    showAsked: showCastling,
    showAnswer: named({
      fr: {
        allowed: "oui, il est permis",
        moved: "non, la tour ou le roi a déjà bougé",
        between: "non, une pièce se trouve entre le roi et la tour",
        "in-check": "non, le roi est en échec",
        "through-check": "non, le roi passerait par une case attaquée",
        "into-check": "non, le roi arriverait sur une case attaquée",
      },
      en: {
        allowed: "yes, it is allowed",
        moved: "no, the rook or the king has moved",
        between: "no, a piece stands between king and rook",
        "in-check": "no, the king is in check",
        "through-check": "no, the king would pass an attacked square",
        "into-check": "no, the king would land on an attacked square",
      },
      nl: {
        allowed: "ja, dat mag",
        moved: "nee, de toren of de koning heeft al gezet",
        between: "nee, er staat een stuk tussen koning en toren",
        "in-check": "nee, de koning staat schaak",
        "through-check": "nee, de koning zou over een aangevallen veld gaan",
        "into-check": "nee, de koning zou op een aangevallen veld komen",
      },
    }),
    holds: (asked, answer) => {
      const [text, castles] = partsOf(asked);
      const position = readPosition(text);
      if (position === null) return false;
      const obstacles = castlingObstacles(position, castlesOf(castles));
      return obstacles.length < 2 && (obstacles[0] ?? "allowed") === answer;
    },
  },
  "chess-castled": {
    // `w O-O R`: where a piece stands when White has castled short.
    showAsked: (asked, language) => {
      const [side = "", castles = "", letter = ""] = asked.split(" ");
      const kind = pieceOf(letter);
      const piece = kind === null ? null : { kind, side: sideOf(side) };
      const name = piece === null ? letter : nameWithSide(piece, language);
      return `${name}, ${sidesOfCastling[language][castles] ?? ""}`;
    },
    showAnswer: asIs,
    holds: (asked, answer) => {
      const [side = "", castles = "", letter = ""] = asked.split(" ");
      const { path, lands } = castlingPaths[castlesOf(castles)];
      return `${letter === "K" ? path[2] : lands}${side === "w" ? 1 : 8}` === answer;
    },
  },
  "chess-en-passant": {
    // `<position>;d7-d5`: the square on which a pawn takes en passant, or `none`.
    ...onBoard,
    showAsked: (asked) => partsOf(asked)[1].replace("-", "–"),
    showAnswer: named({
      fr: { none: "aucune" },
      en: { none: "none" },
      nl: { none: "geen enkel" },
    }),
    holds: (asked, answer) => {
      const [text, last] = partsOf(asked);
      const [from = "", to = ""] = last.split("-");
      const position = readPosition(text);
      if (position?.board.get(to)?.kind !== "P") return false;
      const two = Math.abs(Number(from.charAt(1)) - Number(to.charAt(1))) === 2;
      const taking = two
        ? legalMoves(position).find(
            (move) => move.takes && move.piece.kind === "P" && !position.board.has(move.to),
          )
        : undefined;
      return (taking?.to ?? "none") === answer;
    },
  },
  "chess-promotes": {
    showAsked: showPiece,
    showAnswer: named(allowed),
    holds: (asked, answer) => {
      const position = readPosition("7k/P7/8/8/8/8/8/K7 w - -");
      if (position === null) return false;
      const becomes = legalMoves(position).map((move) => move.becomes);
      return becomes.some((kind) => kind === asked) === (answer === "yes");
    },
  },
} as const satisfies Record<string, Rule>;
