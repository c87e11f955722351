import { ofSkill } from "../ShelfEntry.ts";
import type { ShelfEntry } from "../ShelfEntry.ts";

/** Chess, from the board to first tactics. */
export const chess: readonly ShelfEntry[] = [
  ...ofSkill({ domain: "gaming", skill: "chess" }, [
    {
      key: "chess-board",
      topic: "chess chessboard",
      level: "beginner",
      icon: "♜",
      title: {
        fr: "Échecs : l’échiquier et les pièces",
        en: "Chess: the board and the pieces",
        nl: "Schaken: het bord en de stukken",
      },
    },
    {
      key: "chess-moves",
      topic: "chess castling",
      level: "beginner",
      icon: "♞",
      after: "chess-board",
      title: {
        fr: "Échecs : les coups",
        en: "Chess: how the pieces move",
        nl: "Schaken: de zetten",
      },
    },
    {
      key: "chess-check",
      topic: "chess checkmate",
      level: "intermediate",
      icon: "♚",
      after: "chess-moves",
      title: {
        fr: "Échecs : échec, mat et pat",
        en: "Chess: check, mate and stalemate",
        nl: "Schaken: schaak, mat en pat",
      },
    },
    {
      key: "chess-games",
      topic: "chess notation openings",
      level: "intermediate",
      icon: "e4",
      after: "chess-moves",
      title: {
        fr: "Échecs : la notation et les ouvertures",
        en: "Chess: notation and openings",
        nl: "Schaken: notatie en openingen",
      },
    },
    {
      key: "chess-tactics",
      topic: "chess tactics",
      level: "advanced",
      icon: "♛",
      after: "chess-check",
      title: {
        fr: "Échecs : premières tactiques",
        en: "Chess: first tactics",
        nl: "Schaken: eerste tactiek",
      },
    },
  ]),
];
