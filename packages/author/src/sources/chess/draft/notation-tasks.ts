import { Chess } from "chess.js";
import type { Move } from "chess.js";

import type { Random } from "../../../random/createRandom.ts";
import type { Task } from "../../subjects/Task.ts";
import { isOpening, openingIds, openings } from "../openings.ts";
import { drawTasks, gameFrom, taskOf } from "./placing.ts";

/** Games with all that is written: captures, castling, checks, mate. */
const games = [
  "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#",
  "e4 e5 Nf3 d6 Bc4 Bg4 Nc3 g6 Nxe5 Bxd1 Bxf7+ Ke7 Nd5#",
  "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#",
  "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Bg4 h3 h5 d3 Qf6 Nbd2 Ne7 Re1 Ng6",
  "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 c6 Bd3 dxc4 Bxc4 Nd5",
];

/** Pawns about to be promoted. */
const lastSteps = ["8/4P1k1/8/8/8/8/8/6K1 w - -", "3r2k1/4P3/8/8/8/8/8/6K1 w - -"];

function playedMoves(): readonly Move[] {
  const replayed = games.flatMap((game) => {
    const chess = new Chess();
    return game.split(" ").map((written) => chess.move(written));
  });
  const promoted = lastSteps.flatMap((position) =>
    (gameFrom(position)?.moves({ verbose: true }) ?? []).filter((move) => move.isPromotion()),
  );
  return [...replayed.filter(isInstructive), ...promoted];
}

/** A move of a pawn to an empty square is its square alone: few of those. */
function isInstructive({ san }: Move): boolean {
  return san.length > 2 || san === "e4";
}

/** What beginners write instead: another letter, where it came from, a sign too many. */
function miswritten({ san, from, to, piece }: Move): readonly string[] {
  if (san.startsWith("O-O-O")) return ["O-O", "Kc1", "Rd1"];
  if (san.startsWith("O-O")) return ["O-O-O", "Kg1", "Rf1"];
  const sign = /[+#]$/u.exec(san)?.[0] ?? "";
  const letter = piece === "p" ? "" : piece.toUpperCase();
  const others = ["N", "B", "R", "Q", "K"].filter((other) => other !== letter);
  const origin =
    piece === "p" && san.includes("x")
      ? `${to.charAt(0)}x${from}`
      : `${letter}${san.includes("x") ? "x" : ""}${from}`;
  return [
    ...others.map((other) => `${other}${san.includes("x") ? "x" : ""}${to}${sign}`).slice(0, 1),
    ...(san.includes("=") ? [`${to}${sign}`] : [`${origin}${sign}`]),
    ...(sign === "" ? [`${san}+`] : [san.replace(/[+#]$/u, sign === "+" ? "#" : "+")]),
  ];
}

export function writings(random: Random): Task[] {
  const moves = random.shuffle(playedMoves());
  const asked = (move: Move) =>
    `${move.before.split(" ").slice(0, 4).join(" ")};${move.from}${move.to}${move.promotion ?? ""}`;
  return moves
    .map((move) => taskOf(asked(move), move.san, random.shuffle(miswritten(move))))
    .filter(({ asked: text }, at, all) => all.findIndex((other) => other.asked === text) === at)
    .slice(0, 14);
}

/** Moves that are read out, mistaken for those that differ in one thing. */
export function readings(random: Random): Task[] {
  return drawTasks(12, random, (draw, at) => {
    const piece = ["N", "Q", "R", "B", "K", "."][at % 6] ?? "N";
    const takes = piece === "." || draw.integer(0, 1) === 1 ? "x" : ".";
    const to = `${draw.pick("bcdefg".split(""))}${draw.integer(2, 7)}`;
    const file = piece === "." ? beside(to) : ".";
    const sign = piece === "K" ? "." : draw.pick([".", "+", "#"]);
    const parts = [piece, file, takes, to, ".", sign];
    const answer = parts.join(" ");
    const other = (place: number, part: string) =>
      parts.map((each, index) => (index === place ? part : each)).join(" ");
    const square = `${to.charAt(0)}${(Number(to.charAt(1)) % 7) + 1}`;
    return taskOf(parts.filter((part) => part !== ".").join(""), answer, [
      ...(piece === "." ? [] : [other(2, takes === "x" ? "." : "x")]),
      other(3, square),
      ...(piece === "." ? [] : [other(0, piece === "N" ? "K" : "N")]),
      ...(sign === "." ? [] : [other(5, sign === "+" ? "#" : "+")]),
      other(5, sign === "." ? "+" : "."),
    ]);
  });
}

function beside(square: string): string {
  return String.fromCharCode(square.charCodeAt(0) - 1);
}

/** Openings after their moves, mistaken for those that begin alike. */
export function openingNames(ids: readonly string[], random: Random): Task[] {
  return random.shuffle(ids.filter(isOpening)).map((id) => {
    const { moves } = openings[id];
    // A refused gambit is that gambit as well.
    const alike = random
      .shuffle(openingIds.filter((other) => !moves.startsWith(`${openings[other].moves} `)))
      .toSorted(
        (one, other) => shared(openings[other].moves, moves) - shared(openings[one].moves, moves),
      );
    return taskOf(moves, id, alike);
  });
}

/** The move that gives an opening its name. */
export function openingMoves(ids: readonly string[], random: Random): Task[] {
  return random.shuffle(ids.filter(isOpening)).map((id) => {
    const moves = openings[id].moves.split(" ");
    return taskOf(
      `${moves.slice(0, -1).join(" ")};${id}`,
      moves.at(-1) ?? "",
      random.shuffle(openings[id].instead),
    );
  });
}

/** How many moves two openings have in common. */
function shared(one: string, other: string): number {
  const [first, second] = [one.split(" "), other.split(" ")];
  const parting = first.findIndex((move, at) => move !== second[at]);
  return parting < 0 ? first.length : parting;
}
