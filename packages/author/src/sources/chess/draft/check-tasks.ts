import { tasksOf } from "../../subjects/Task.ts";
import type { DrillContext, Task } from "../../subjects/Task.ts";
import {
  bare,
  distance,
  drawTasks,
  gameFrom,
  nearNumbers,
  placeMore,
  positionIn,
  positionOf,
  squares,
  taskOf,
} from "./placing.ts";
import { showMove } from "../show/moves.ts";
import type { Random } from "../../../random/createRandom.ts";
import type { Chess, Move } from "chess.js";

const states = ["mate", "check", "stalemate", "quiet"] as const;
type State = (typeof states)[number];

function stateOf(game: Chess): State {
  if (game.isCheckmate()) return "mate";
  if (game.isStalemate()) return "stalemate";
  return game.inCheck() ? "check" : "quiet";
}

const edges = squares.filter((square) => /^[ah]|[18]$/u.test(square));

/** The black king at the edge, a white piece or two near it, now and then something beside. */
function drawnEnding(draw: Random): Chess | null {
  const king = draw.pick(edges);
  const near = squares.filter((square) => distance(square, king) === 2);
  const placed = placeMore(
    new Map([
      [king, "k"],
      [draw.pick(near), "K"],
    ]),
    [...draw.pick([["Q"], ["R"], ["Q", "n"], ["R", "b"], ["R", "R"], ["Q", "p"], ["B", "N", "P"]])],
    draw,
  );
  return gameFrom(positionOf(placed, "b - -"));
}

/** Positions of these states in turn, Black to move. */
export function verdicts(wanted: readonly State[], { random, texts }: DrillContext): Task[] {
  return drawTasks(8, random, (draw, at) => {
    const state = wanted[at % wanted.length] ?? "quiet";
    // Mates and stalemates are rare: many endings are drawn for one of them.
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const game = drawnEnding(draw);
      if (game === null || stateOf(game) !== state) continue;
      return taskOf(positionIn(game), state, states, texts.t(`author.chess.why.${state}`));
    }
    return null;
  });
}

/** White in check before its pawns, with so many ways out. */
function drawnCheck(draw: Random): Chess | null {
  const king = draw.pick(["g1", "h1", "b1", "a1", "e1"]);
  const shield = squares.filter((square) => square.endsWith("2") && distance(square, king) < 2);
  const far = squares.filter((square) => /[78]$/u.test(square));
  const placed = placeMore(
    new Map([
      [king, "K"],
      ...draw.sample(shield, 2).map((square): [string, string] => [square, "P"]),
      [draw.pick(far), "k"],
    ]),
    [draw.pick(["R", "B", "N", "Q"]), draw.pick(["r", "q", "b", "n"]), draw.pick(["r", "b", "p"])],
    draw,
  );
  const game = gameFrom(positionOf(placed));
  return game?.inCheck() === true ? game : null;
}

/** Moves of the side in check that do not end it: the king's, and those of others. */
function vain(game: Chess): readonly string[] {
  const legal = game.moves();
  const [king] = game.findPiece({ type: "k", color: game.turn() });
  if (king === undefined) return [];
  const steps = squares
    .filter((to) => distance(king, to) === 1 && game.get(to)?.color !== game.turn())
    .map((to) => `K${game.get(to) === undefined ? "" : "x"}${to}`);
  const checkers = game.attackers(king, game.turn() === "w" ? "b" : "w");
  const calm = positionIn(game).split(" ");
  const unchecked = gameFrom(calm.join(" "));
  for (const checker of checkers) unchecked?.remove(checker);
  const others = unchecked?.moves().filter((move) => !/^[KO]/u.test(move)) ?? [];
  return [...steps, ...others.map(bare)].filter((move) => !legal.map(bare).includes(move));
}

/** The three ways of ending a check; a king may also take what gives it. */
function wayOut(game: Chess, move: Move): "take" | "flee" | "block" {
  const [king] = game.findPiece({ type: "k", color: move.color });
  const checkers = king === undefined ? [] : game.attackers(king, move.color === "w" ? "b" : "w");
  if (checkers.includes(move.to)) return "take";
  return move.piece === "k" ? "flee" : "block";
}

export function escapes({ random, texts }: DrillContext): Task[] {
  return drawTasks(5, random, (draw) => {
    const game = drawnCheck(draw);
    const moves = game?.moves({ verbose: true }) ?? [];
    if (game === null || moves.length < 2) return null;
    const move = draw.pick(moves);
    return taskOf(
      positionIn(game),
      bare(move.san),
      draw.shuffle(vain(game)).slice(0, 3),
      texts.t(`author.chess.why.${wayOut(game, move)}`),
    );
  });
}

export function onlyEscapes({ random, texts }: DrillContext): Task[] {
  return drawTasks(6, random, (draw) => {
    const game = drawnCheck(draw);
    const [move, ...more] = game?.moves({ verbose: true }) ?? [];
    if (game === null || move === undefined || more.length > 0) return null;
    return taskOf(
      positionIn(game),
      bare(move.san),
      draw.shuffle(vain(game)).slice(0, 3),
      texts.t(`author.chess.why.${wayOut(game, move)}`),
    );
  });
}

/** How many moves there are against a check, and which. */
export function replies({ random, texts, language }: DrillContext): Task[] {
  return drawTasks(6, random, (draw) => {
    const game = drawnCheck(draw);
    const moves = game?.moves() ?? [];
    if (game === null || moves.length === 0 || moves.length > 5) return null;
    return taskOf(
      positionIn(game),
      String(moves.length),
      nearNumbers(moves.length, draw),
      texts.t("author.chess.why.moves", {
        moves: moves.map((move) => showMove(bare(move), language)).join(", "),
      }),
    );
  });
}

export function materials(random: Random): Task[] {
  const facts = [
    ["KR-K", "yes"],
    ["KB-K", "no"],
    ["KQ-K", "yes"],
    ["K-KN", "no"],
    ["KP-K", "yes"],
    ["K-K", "no"],
    ["K-KR", "yes"],
    ["KBN-K", "yes"],
    ["KN-K", "no"],
    ["K-KB", "no"],
    ["KNP-K", "yes"],
    ["K-KQ", "yes"],
    ["K-KPP", "yes"],
  ] as const;
  return random.shuffle(tasksOf(facts));
}
