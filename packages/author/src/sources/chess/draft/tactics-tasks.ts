import type { Chess, Move, Square } from "chess.js";

import type { Random } from "../../../random/createRandom.ts";
import type { DrillContext, Task } from "../../subjects/Task.ts";
import { namedPiece } from "./namedPiece.ts";
import type { Placed } from "./placing.ts";
import {
  bare,
  drawTasks,
  gameFrom,
  placeMore,
  positionIn,
  positionOf,
  squares,
  taskOf,
} from "./placing.ts";

/** The squares of a colour's pieces, without its king. */
function piecesOf(game: Chess, color: "w" | "b") {
  return squares.flatMap((square) => {
    const piece = game.get(square);
    return piece?.color === color && piece.type !== "k" ? [{ square, type: piece.type }] : [];
  });
}

/** Positions in which White attacks exactly one black piece that nothing guards. */
export function hangings({ random, texts, language }: DrillContext): Task[] {
  return drawTasks(8, random, (draw) => {
    const placed = placeMore(
      new Map([
        ["g1", "K"],
        ["g8", "k"],
      ]),
      [
        ...draw.sample(["R", "B", "N", "Q"], 2),
        "P",
        ...draw.sample(["r", "b", "n", "q", "n"], 3),
        "p",
        "p",
        "p",
      ],
      draw,
    );
    const game = gameFrom(positionOf(placed));
    if (game === null || game.inCheck()) return null;
    const black = piecesOf(game, "b");
    const loose = black.filter(
      ({ square }) => game.isAttacked(square, "w") && !game.isAttacked(square, "b"),
    );
    const [target] = loose;
    if (target === undefined || loose.length > 1) return null;
    const taking = game.moves({ verbose: true }).find(({ to }) => to === target.square);
    if (taking === undefined) return null;
    const guarded = black.filter(({ square }) => game.isAttacked(square, "w"));
    return taskOf(
      positionIn(game),
      target.square,
      [...draw.shuffle(guarded), ...draw.shuffle(black)].map(({ square }) => square),
      texts.t("author.chess.why.hanging", {
        attacker: namedPiece(taking.piece, taking.from, language),
        target: namedPiece(target.type, target.square, language),
      }),
    );
  });
}

const leaps = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
] as const;

function leapsFrom(square: string): Square[] {
  return leaps.flatMap(([across, up]) => squareAway(square, across, up));
}

/** The square so many files and ranks away; none beyond the edge. */
function squareAway(square: string, across: number, up: number): Square[] {
  const to = String.fromCharCode(square.charCodeAt(0) + across) + (Number(square.charAt(1)) + up);
  return squares.filter((each) => each === to);
}

/** The king, queens and rooks that a knight's move attacks at once; none where it can be taken. */
function struck(game: Chess, move: Move) {
  const after = gameFrom(positionIn(game));
  after?.move(move.san);
  if (after === null || after.moves({ verbose: true }).some(({ to }) => to === move.to)) return [];
  return leapsFrom(move.to).flatMap((square) => {
    const piece = after.get(square);
    return piece?.color === "b" && "kqr".includes(piece.type) ? [{ square, type: piece.type }] : [];
  });
}

/** Positions in which exactly one move of a knight attacks two that are worth more. */
export function forks({ random, texts, language }: DrillContext): Task[] {
  return drawTasks(8, random, (draw) => {
    const centre = draw.pick(squares.filter((square) => /[b-g][4-7]/u.test(square)));
    const [from, ...targets] = draw.sample(leapsFrom(centre), 3);
    const [first, second] = targets;
    if (from === undefined || first === undefined || second === undefined) return null;
    const placed = placeMore(
      new Map<string, string>([
        [from, "N"],
        [first, "k"],
        [second, draw.pick(["q", "r"])],
      ]),
      ["K", "P", "P", draw.pick(["n", "b", "p"]), "p", "p"],
      draw,
    );
    const game = gameFrom(positionOf(placed));
    if (game === null || game.inCheck()) return null;
    const moves = game.moves({ verbose: true });
    const knights = moves.filter(({ piece }) => piece === "n");
    const forking = knights.filter((move) => struck(game, move).length > 1);
    const [move] = forking;
    if (move === undefined || forking.length > 1) return null;
    const [one, other] = struck(game, move);
    const others = knights.filter((each) => each !== move);
    return taskOf(
      positionIn(game),
      bare(move.san),
      [...draw.shuffle(others), ...draw.shuffle(moves)].map(({ san }) => bare(san)),
      texts.t("author.chess.why.fork", {
        square: move.to,
        first: namedPiece(one?.type ?? "", one?.square ?? "", language),
        second: namedPiece(other?.type ?? "", other?.square ?? "", language),
      }),
    );
  });
}

const directions = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** A black king, one of its pieces on a line from it, and a white piece further on that sees along. */
function drawnPin(draw: Random): Placed | null {
  const king = draw.pick(squares);
  const [across, up] = draw.pick(directions);
  const line = [1, 2, 3, 4, 5, 6, 7].flatMap((far) => squareAway(king, far * across, far * up));
  const [first, second] = draw.sample(line, 2);
  if (first === undefined || second === undefined) return null;
  const [near, far] =
    line.indexOf(first) < line.indexOf(second) ? [first, second] : [second, first];
  const straight = across === 0 || up === 0;
  return new Map([
    [king, "k"],
    [near, draw.pick(["n", "b", "r", "q"])],
    [far, draw.pick([straight ? "R" : "B", "Q"])],
  ]);
}

/** Positions in which exactly one black piece stands between its king and an attacker. */
export function pins({ random, texts, language }: DrillContext): Task[] {
  return drawTasks(8, random, (draw) => {
    const pin = drawnPin(draw);
    if (pin === null) return null;
    const placed = placeMore(pin, ["K", draw.pick(["B", "R", "N"]), "P", "n", "r", "p", "p"], draw);
    const game = gameFrom(positionOf(placed));
    const [king] = game?.findPiece({ type: "k", color: "b" }) ?? [];
    if (game === null || king === undefined || game.inCheck()) return null;
    const black = piecesOf(game, "b");
    const bound = black.flatMap((piece) => {
      const [attacker] = attackersWithout(game, piece.square, king);
      return attacker === undefined ? [] : [{ ...piece, attacker }];
    });
    const [found] = bound;
    if (found === undefined || bound.length > 1 || found.type === "p") return null;
    return taskOf(
      positionIn(game),
      found.square,
      draw.shuffle(black).map(({ square }) => square),
      texts.t("author.chess.why.pin", {
        attacker: namedPiece(game.get(found.attacker)?.type ?? "", found.attacker, language),
        king,
      }),
    );
  });
}

/** What would give check if a piece were not there. */
function attackersWithout(game: Chess, square: Square, king: Square): readonly Square[] {
  const rest = gameFrom(positionIn(game));
  rest?.remove(square);
  return rest?.attackers(king, "w") ?? [];
}
