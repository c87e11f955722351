import { Chess } from "chess.js";

import type { Random } from "../../../random/createRandom.ts";
import type { Task } from "../../subjects/Task.ts";
import { drawTasks, squares, taskOf } from "./placing.ts";

const files = "abcdefgh";
const values = [
  ["P", 1],
  ["N", 3],
  ["B", 3],
  ["R", 5],
  ["Q", 9],
] as const;

export function colours(random: Random): Task[] {
  const board = new Chess();
  const of = (colour: "light" | "dark") =>
    random
      .shuffle(squares)
      .filter((square) => board.squareColor(square) === colour)
      .map((square) => taskOf(square, colour, [colour === "light" ? "dark" : "light"]));
  const dark = of("dark");
  return of("light").flatMap((task, at) => [task, ...dark.slice(at, at + 1)]);
}

/** Squares a few files and ranks away, mistaken for those that lie the other way. */
export function steps(random: Random): Task[] {
  const from = (file: number, rank: number) => `${files.charAt(file)}${rank}`;
  return drawTasks(12, random, (draw, at) => {
    const [file, rank] = [draw.integer(2, 5), draw.integer(3, 6)];
    const straight = at < 4;
    const right = straight && at % 2 === 0 ? 0 : draw.pick([-2, -1, 1, 2]);
    const up = straight && at % 2 === 1 ? 0 : draw.pick([-2, -1, 1, 2]);
    return taskOf(`${from(file, rank)} ${right} ${up}`, from(file + right, rank + up), [
      from(file - right, rank - up),
      from(file + up, rank + right),
      from(file + right, rank - up),
      from(file - right, rank + up),
      from(file + right, rank + up - 1),
      from(file + right, rank + up + 1),
    ]);
  });
}

export function worths(): Task[] {
  return values.map(([letter, value]) => taskOf(letter, String(value), ["1", "3", "5", "9", "7"]));
}

export function sums(random: Random): Task[] {
  return drawTasks(6, random, (draw, at) => {
    const drawn = draw.sample(values, 2);
    const letters = drawn.flatMap(([letter]) =>
      Array.from({ length: draw.integer(1, 2) }, () => letter),
    );
    const total = letters.reduce(
      (sum, letter) => sum + (values.find(([other]) => other === letter)?.[1] ?? 0),
      0,
    );
    const near = [total + 2, total - 1, total + 1, total - 2].filter((other) => other > 1);
    return letters.length < 2 + Math.min(at, 1)
      ? null
      : taskOf(letters.join(" "), String(total), near.map(String));
  });
}

/** The men in their first places: the back ranks, and some pawns. */
export function firstPlaces(random: Random): Task[] {
  const game = new Chess();
  const answerOn = (square: (typeof squares)[number]) => {
    const piece = game.get(square);
    return piece === undefined ? null : `${piece.color}${piece.type.toUpperCase()}`;
  };
  const all = ["wK", "wQ", "wR", "wB", "wN", "bK", "bQ", "bR", "bB", "bN"];
  const tasks = squares.flatMap((square) => {
    const answer = answerOn(square);
    if (answer === null) return [];
    const side = answer.charAt(0);
    return [
      taskOf(square, answer, [
        ...random.shuffle(all.filter((other) => other.startsWith(side))).slice(0, 2),
        ...random.shuffle(all),
      ]),
    ];
  });
  const isPawn = ({ answer }: Task) => answer.endsWith("P");
  const nobles = random.shuffle(tasks.filter((task) => !isPawn(task)));
  return [
    ...nobles.slice(0, 5),
    ...random.shuffle(tasks.filter(isPawn)).slice(0, 1),
    ...nobles.slice(5),
  ];
}
