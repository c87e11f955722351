import type { Chess } from "chess.js";

import type { Random } from "../../../random/createRandom.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import type { DrillContext, Task } from "../../subjects/Task.ts";
import {
  drawTasks,
  gameFrom,
  nearNumbers,
  placeMore,
  positionOf,
  squares,
  taskOf,
} from "./placing.ts";

type Kind = "K" | "Q" | "R" | "B" | "N";

const files = "abcdefgh";

/** How far apart two squares are, in files and in ranks. */
function apart(one: string, other: string): readonly [files: number, ranks: number] {
  return [
    Math.abs(files.indexOf(one.charAt(0)) - files.indexOf(other.charAt(0))),
    Math.abs(Number(one.charAt(1)) - Number(other.charAt(1))),
  ];
}

/** Whether a piece that is alone on the board goes from one square to another. */
function goes(kind: Kind, from: string, to: string): boolean {
  const [across, up] = apart(from, to);
  if (across === 0 && up === 0) return false;
  const straight = across === 0 || up === 0;
  const diagonal = across === up;
  switch (kind) {
    case "K":
      return Math.max(across, up) === 1;
    case "Q":
      return straight || diagonal;
    case "R":
      return straight;
    case "B":
      return diagonal;
    case "N":
      return across * up === 2;
  }
}

function reach(kind: Kind, from: string): readonly string[] {
  return squares.filter((to) => goes(kind, from, to));
}

/** Squares near by to which it does not go. */
function misses(kind: Kind, from: string): readonly string[] {
  return squares.filter(
    (to) => to !== from && Math.max(...apart(from, to)) <= 3 && !goes(kind, from, to),
  );
}

/** Where a lone piece can go, the kinds in turn. */
export function destinations(kinds: readonly Kind[], random: Random): Task[] {
  return drawTasks(10, random, (draw, at) => {
    const kind = kinds[at % kinds.length] ?? "Q";
    const from = draw.pick(squares);
    return taskOf(
      `${kind} ${from}`,
      draw.pick(reach(kind, from)),
      draw.sample(misses(kind, from), 3),
    );
  });
}

export function possible(kinds: readonly Kind[], random: Random): Task[] {
  return drawTasks(10, random, (draw, at) => {
    const kind = kinds[at % kinds.length] ?? "Q";
    const from = draw.pick(squares);
    const right = draw.pick([0, 1]) === 0;
    const [to] = draw.sample(right ? reach(kind, from) : misses(kind, from), 1);
    const [answer, wrong] = right ? ["yes", "no"] : ["no", "yes"];
    return taskOf(`${kind} ${from} ${to ?? ""}`, answer, [wrong]);
  });
}

/** How many squares a lone piece reaches, and which where they are few. */
export function reaches(kinds: readonly Kind[], { random, texts }: DrillContext): Task[] {
  return drawTasks(8, random, (draw, at) => {
    const kind = kinds[at % kinds.length] ?? "Q";
    const from = draw.pick(squares);
    const reached = reach(kind, from);
    const count = reached.length;
    const why = count > 8 ? undefined : whichOf(reached, texts);
    return taskOf(`${kind} ${from}`, String(count), nearNumbers(count, draw), why);
  });
}

function whichOf(reached: readonly string[], texts: Texts): string {
  return texts.t("author.chess.why.squares", { squares: reached.toSorted().join(", ") });
}

/** A white piece among others, and what it may do. */
function drawnScene(draw: Random, at: number) {
  const kind = ["R", "N", "B", "P", "Q"][at % 5] ?? "R";
  const kings = placeMore(new Map([["g1", "K"]]), ["k"], draw);
  const alone = placeMore(kings, [kind], draw);
  const [from = ""] = [...alone].find(([, sign]) => sign === kind) ?? [];
  const placed = placeMore(alone, ["p", "p", "n", draw.pick(["b", "r", "p"]), "P", "P"], draw);
  const position = positionOf(placed);
  const game = gameFrom(position);
  const withoutIt = gameFrom(
    positionOf(new Map([...placed].filter(([square]) => square !== from))),
  );
  // A piece that is pinned, and a king in check, come later.
  if (game === null || game.inCheck() || withoutIt === null || withoutIt.inCheck()) return null;
  const moves = movesFrom(game, from);
  const others = [...placed]
    .filter(([square, sign]) => "pnbr".includes(sign) && square !== from)
    .map(([square]) => square);
  return { position, from, moves, others };
}

function movesFrom(game: Chess, from: string) {
  return game.moves({ verbose: true }).filter((move) => move.from === from);
}

/** A piece that can take one other. */
export function captures(random: Random): Task[] {
  return drawTasks(8, random, (draw, at) => {
    const scene = drawnScene(draw, at);
    const [taken, ...more] = scene?.moves.filter((move) => move.isCapture()) ?? [];
    if (scene === null || taken === undefined || more.length > 0) return null;
    return taskOf(`${scene.position};${scene.from}`, taken.to, draw.shuffle(scene.others));
  });
}

/** How many squares a piece can go to when others stand in its way. */
export function mobilities({ random, texts }: DrillContext): Task[] {
  return drawTasks(6, random, (draw, at) => {
    const scene = drawnScene(draw, at);
    if (scene === null || scene.moves.length < 2) return null;
    const reached = scene.moves.map(({ to }) => to);
    const count = reached.length;
    // A promotion is four moves to one square.
    if (new Set(reached).size < count) return null;
    return taskOf(
      `${scene.position};${scene.from}`,
      String(count),
      nearNumbers(count, draw),
      whichOf(reached, texts),
    );
  });
}
