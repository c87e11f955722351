import { Chess, SQUARES, validateFen } from "chess.js";
import type { Square } from "chess.js";

import type { Random } from "../../../random/createRandom.ts";
import type { Task } from "../../subjects/Task.ts";

export const squares: readonly Square[] = SQUARES;

/** Signs of a FEN by their squares: `K` is the white king, `k` the black one. */
export type Placed = ReadonlyMap<string, string>;

/** The first four fields of a FEN. */
export function positionOf(placed: Placed, rest = "w - -"): string {
  const rows = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) =>
    "abcdefgh"
      .split("")
      .map((file) => placed.get(`${file}${rank}`) ?? "1")
      .join("")
      .replaceAll(/1+/gu, (empty) => String(empty.length)),
  );
  return `${rows.join("/")} ${rest}`;
}

/** The game from a position on; null where no game can come to it. */
export function gameFrom(position: string): Chess | null {
  const fen = `${position} 0 1`;
  if (!validateFen(fen).ok) return null;
  const game = new Chess(fen);
  const [mover, waiting] = game.turn() === "w" ? (["w", "b"] as const) : (["b", "w"] as const);
  const [king] = game.findPiece({ type: "k", color: waiting });
  return king === undefined || game.isAttacked(king, mover) ? null : game;
}

/** The position of a game, without its counts of moves. */
export function positionIn(game: Chess): string {
  return game.fen().split(" ").slice(0, 4).join(" ");
}

/** Puts further signs on squares that are free, pawns neither at either end nor about to get there. */
export function placeMore(placed: Placed, signs: readonly string[], random: Random): Placed {
  return signs.reduce<Placed>((board, sign) => {
    const barred = { P: /[178]$/u, p: /[128]$/u }[sign];
    const free = squares.filter((square) => !board.has(square) && barred?.test(square) !== true);
    return new Map([...board, [random.pick(free), sign]]);
  }, placed);
}

const tries = 600;

/** So many tasks that ask different things, drawn until they do; fewer where they will not. */
export function drawTasks(
  count: number,
  random: Random,
  draw: (random: Random, at: number) => Task | null,
): Task[] {
  const drawn: Task[] = [];
  for (let attempt = 0; attempt < tries && drawn.length < count; attempt += 1) {
    const task = draw(random, drawn.length);
    if (task === null || task.wrong.length === 0) continue;
    if (drawn.every(({ asked }) => asked !== task.asked)) drawn.push(task);
  }
  return drawn;
}

/** The answer, and others of the same kind without repeats. */
export function taskOf(
  asked: string,
  answer: string,
  wrong: readonly string[],
  why?: string,
): Task {
  return {
    asked,
    answer,
    wrong: [...new Set(wrong)].filter((other) => other !== answer),
    ...(why === undefined ? {} : { why }),
  };
}

/** Numbers that a miscount leads to. */
export function nearNumbers(value: number, random: Random): string[] {
  const near = [value - 2, value - 1, value + 1, value + 2].filter((other) => other >= 0);
  return random.shuffle(near).map(String);
}

/** How many steps of a king two squares are apart. */
export function distance(one: string, other: string): number {
  return Math.max(
    Math.abs(one.charCodeAt(0) - other.charCodeAt(0)),
    Math.abs(one.charCodeAt(1) - other.charCodeAt(1)),
  );
}

/** Without the sign of check or mate. */
export function bare(move: string): string {
  return move.replace(/[+#]$/u, "");
}
