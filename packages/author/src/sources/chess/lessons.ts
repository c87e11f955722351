import { drills } from "../subjects/Lesson.ts";
import type { Lesson } from "../subjects/Lesson.ts";
import { tasksOf } from "../subjects/Task.ts";
import type { Drill, Way } from "../subjects/Task.ts";
import { colours, firstPlaces, steps, sums, worths } from "./draft/board-tasks.ts";
import { escapes, materials, onlyEscapes, replies, verdicts } from "./draft/check-tasks.ts";
import { mates } from "./draft/mate-tasks.ts";
import { captures, destinations, mobilities, possible, reaches } from "./draft/move-tasks.ts";
import { openingMoves, openingNames, readings, writings } from "./draft/notation-tasks.ts";
import { castled, castlings, passings, promotions } from "./draft/special-tasks.ts";
import { forks, hangings, pins } from "./draft/tactics-tasks.ts";

const firstOpenings = [
  "french",
  "sicilian",
  "caro-kann",
  "scandinavian",
  "queens-gambit",
  "kings-gambit",
  "dutch",
  "petrov",
  "vienna",
];
const mainLines = [
  "spanish",
  "italian",
  "scotch",
  "slav",
  "declined",
  "accepted",
  "kings-indian",
  "nimzo-indian",
];

/** From recognising what is there to finding what is to be played. */
const tacticWays = ["true", "quiz", "quiz", "false", "quiz", "typed", "typed"] as const;

/** From the board to mates, tactics and openings. */
export const chessLessons = {
  "chess-squares": drills(
    {
      rule: "chess-colour",
      examples: 2,
      tasks: ({ random }) => colours(random),
      ways: ["true", "sorting", "false"],
    },
    {
      rule: "chess-step",
      examples: 1,
      tasks: ({ random }) => steps(random),
      ways: ["quiz", "true", "quiz", "typed", "typed"],
    },
  ),
  "chess-pieces": drills(
    {
      rule: "chess-letter",
      all: true,
      tasks: () => tasksOf(["K", "Q", "R", "B", "N"].map((letter) => [letter, letter])),
      ways: ["matching", "quiz", "typed", "typed"],
    },
    {
      rule: "chess-value",
      all: true,
      tasks: () => worths(),
      ways: ["true", "ordering", "quiz"],
    },
    {
      rule: "chess-sum",
      tasks: ({ random }) => sums(random),
      ways: ["quiz", "number", "number"],
    },
  ),
  "chess-start": drills({
    rule: "chess-start",
    examples: 3,
    tasks: ({ random }) => firstPlaces(random),
    ways: ["true", "quiz", "matching", "false", "quiz", "typed", "typed", "typed"],
  }),
  "chess-lines": moving(["R", "B", "Q"]),
  "chess-leaps": moving(["N", "K"]),
  "chess-captures": drills(
    {
      rule: "chess-takes",
      examples: 1,
      tasks: ({ random }) => captures(random),
      ways: ["true", "quiz", "quiz", "false", "typed"],
    },
    {
      rule: "chess-mobility",
      tasks: mobilities,
      ways: ["quiz", "number", "number", "number"],
    },
  ),
  "chess-castling": drills(
    {
      rule: "chess-castled",
      all: true,
      tasks: ({ random }) => castled(random),
      ways: ["quiz", "matching", "typed"],
    },
    {
      rule: "chess-castling",
      examples: 1,
      tasks: castlings,
      ways: ["true", "quiz", "quiz", "false", "quiz", "quiz"],
    },
  ),
  "chess-pawns": drills(
    {
      rule: "chess-promotes",
      tasks: ({ random }) => promotions(random),
      ways: ["sorting", "true", "false"],
    },
    {
      rule: "chess-en-passant",
      examples: 1,
      tasks: passings,
      ways: ["true", "quiz", "quiz", "false", "quiz"],
    },
  ),
  "chess-reading": drills({
    rule: "chess-read",
    examples: 3,
    tasks: ({ random }) => readings(random),
    ways: ["true", "quiz", "matching", "false", "quiz", "quiz", "quiz"],
  }),
  "chess-writing": drills({
    rule: "chess-write",
    examples: 2,
    tasks: ({ random }) => writings(random),
    ways: ["true", "quiz", "quiz", "false", "quiz", "typed", "typed", "typed"],
  }),
  "chess-check": drills(
    {
      rule: "chess-state",
      examples: 1,
      tasks: (context) => verdicts(["check", "mate", "quiet", "mate"], context),
      ways: ["true", "quiz", "false", "quiz", "quiz"],
    },
    {
      rule: "chess-replies",
      tasks: replies,
      ways: ["quiz", "number", "number"],
    },
  ),
  "chess-escapes": drills(
    {
      rule: "chess-escape",
      examples: 1,
      tasks: escapes,
      ways: ["true", "quiz", "false", "quiz"],
    },
    {
      rule: "chess-only-escape",
      tasks: onlyEscapes,
      ways: ["quiz", "quiz", "typed", "typed"],
    },
  ),
  "chess-draws": drills(
    {
      rule: "chess-state",
      examples: 1,
      tasks: (context) => verdicts(["stalemate", "stalemate", "mate", "quiet"], context),
      ways: ["true", "quiz", "quiz", "false", "quiz"],
    },
    {
      rule: "chess-material",
      tasks: ({ random }) => materials(random),
      ways: ["sorting", "true", "false", "quiz"],
    },
  ),
  "chess-mates": drills({ rule: "chess-mate", examples: 1, tasks: mates, ways: tacticWays }),
  "chess-hanging": drills({
    rule: "chess-hanging",
    examples: 1,
    tasks: hangings,
    ways: tacticWays,
  }),
  "chess-forks": drills({ rule: "chess-fork", examples: 1, tasks: forks, ways: tacticWays }),
  "chess-pins": drills({ rule: "chess-pin", examples: 1, tasks: pins, ways: tacticWays }),
  "chess-first-openings": openingLesson(firstOpenings),
  "chess-main-lines": openingLesson(mainLines),
} as const satisfies Record<string, Lesson>;

function moving(kinds: readonly ("K" | "Q" | "R" | "B" | "N")[]): Lesson {
  return drills(
    {
      rule: "chess-goes",
      examples: 2,
      tasks: ({ random }) => destinations(kinds, random),
      ways: ["true", "quiz", "quiz", "false"],
    },
    {
      rule: "chess-can",
      tasks: ({ random }) => possible(kinds, random),
      ways: ["sorting"],
    },
    {
      rule: "chess-reach",
      examples: 1,
      tasks: (context) => reaches(kinds, context),
      ways: ["quiz", "ordering", "number", "number"],
    },
  );
}

function openingLesson(ids: readonly string[]): Lesson {
  const names: Drill = {
    rule: "chess-opening",
    all: true,
    tasks: ({ random }) => openingNames(ids, random),
    ways: ["true", "quiz", "matching", "false", "quiz"] satisfies readonly Way[],
  };
  return drills(names, {
    rule: "chess-opening-move",
    tasks: ({ random }) => openingMoves(ids, random),
    ways: ["quiz", "quiz", "typed", "typed"],
  });
}
