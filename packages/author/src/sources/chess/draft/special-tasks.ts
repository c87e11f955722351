import type { Chess, Square } from "chess.js";

import type { Random } from "../../../random/createRandom.ts";
import { tasksOf } from "../../subjects/Task.ts";
import type { DrillContext, Task } from "../../subjects/Task.ts";
import { namedPiece } from "./namedPiece.ts";
import { drawTasks, gameFrom, placeMore, positionOf, taskOf } from "./placing.ts";

const reasons = ["allowed", "through-check", "between", "in-check", "into-check", "moved"] as const;
type Reason = (typeof reasons)[number];

interface Side {
  readonly castles: "O-O" | "O-O-O";
  readonly right: string;
  readonly between: readonly Square[];
  readonly start: Square;
  readonly passed: Square;
  readonly end: Square;
}

const short: Side = {
  castles: "O-O",
  right: "K",
  between: ["f1", "g1"],
  start: "e1",
  passed: "f1",
  end: "g1",
};
const long: Side = {
  castles: "O-O-O",
  right: "Q",
  between: ["b1", "c1", "d1"],
  start: "e1",
  passed: "d1",
  end: "c1",
};

function obstacles(game: Chess, position: string, side: Side): readonly Reason[] {
  const rights = position.split(" ")[2] ?? "";
  return [
    ...(rights.includes(side.right) ? [] : ["moved" as const]),
    ...(side.between.some((square) => game.get(square) !== undefined) ? ["between" as const] : []),
    ...(game.isAttacked(side.start, "b") ? ["in-check" as const] : []),
    ...(game.isAttacked(side.passed, "b") ? ["through-check" as const] : []),
    ...(game.isAttacked(side.end, "b") ? ["into-check" as const] : []),
  ];
}

/** White may castle, or may not for one reason; the reasons in turn. */
export function castlings({ random, texts, language }: DrillContext): Task[] {
  const wanted = random.shuffle(reasons);
  return drawTasks(8, random, (draw, at) => {
    const side = draw.pick([short, long]);
    const reason = wanted[at % wanted.length] ?? "allowed";
    const home = new Map([
      ["e1", "K"],
      ["a1", "R"],
      ["h1", "R"],
      ["g8", "k"],
      ["f7", "p"],
      ["g7", "p"],
      ["h7", "p"],
      ...draw.sample(["a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2"], 5).map(pawnOn),
    ]);
    const own =
      reason === "between" ? [[draw.pick(side.between), draw.pick(["B", "N"])] as const] : [];
    const placed = placeMore(new Map([...home, ...own]), [draw.pick(["r", "b", "q", "n"])], draw);
    const rights = reason === "moved" ? "KQ".replace(side.right, "") : "KQ";
    const position = positionOf(placed, `w ${rights} -`);
    const game = gameFrom(position);
    if (game === null) return null;
    const found = obstacles(game, position, side);
    if (found.length > 1 || (found[0] ?? "allowed") !== reason) return null;
    return taskOf(
      `${position};${side.castles}`,
      reason,
      reason === "allowed"
        ? draw.shuffle(reasons.filter((other) => other !== "moved"))
        : ["allowed", ...draw.shuffle(reasons.filter((other) => other !== "moved"))],
      whoAttacks(game, side, reason, { texts, language }),
    );
  });
}

/** What attacks the square that matters; nothing where none does. */
function whoAttacks(
  game: Chess,
  side: Side,
  reason: Reason,
  { texts, language }: Pick<DrillContext, "texts" | "language">,
): string | undefined {
  const square = { "in-check": side.start, "through-check": side.passed, "into-check": side.end };
  if (reason === "allowed" || reason === "between" || reason === "moved") return undefined;
  const [from] = game.attackers(square[reason], "b");
  const type = from === undefined ? undefined : game.get(from)?.type;
  return from === undefined || type === undefined
    ? undefined
    : texts.t("author.chess.why.attacks", {
        attacker: namedPiece(type, from, language),
        square: square[reason],
      });
}

function pawnOn(square: string): [string, string] {
  return [square, "P"];
}

/** Where king and rook stand afterwards. */
export function castled(random: Random): Task[] {
  const facts = [
    ["w O-O K", "g1"],
    ["w O-O R", "f1"],
    ["w O-O-O K", "c1"],
    ["w O-O-O R", "d1"],
    ["b O-O K", "g8"],
    ["b O-O R", "f8"],
    ["b O-O-O K", "c8"],
    ["b O-O-O R", "d8"],
  ] as const;
  return random.shuffle(
    tasksOf(facts).map((task) => ({
      ...task,
      wrong: task.wrong.filter((other) => other.charAt(1) === task.answer.charAt(1)),
    })),
  );
}

/** A black pawn has just gone past a white one, or has only come beside it. */
export function passings({ random, texts }: DrillContext): Task[] {
  return drawTasks(7, random, (draw, at) => {
    const file = draw.integer(1, 6);
    const beside = file + draw.pick([-1, 1]);
    const [own, other] = [letter(file), letter(beside)];
    const two = at % 3 !== 2;
    const placed = placeMore(
      new Map([
        [`${own}5`, "P"],
        [`${other}5`, "p"],
        ["g1", "K"],
      ]),
      ["k"],
      draw,
    );
    if (placed.has(`${other}6`) && two) return null;
    if (placed.has(`${other}7`)) return null;
    const position = positionOf(placed, `w - ${two ? `${other}6` : "-"}`);
    const game = gameFrom(position);
    if (game === null || game.inCheck()) return null;
    const taking = game.moves({ verbose: true }).find((move) => move.isEnPassant());
    return taskOf(
      `${position};${other}${two ? 7 : 6}-${other}5`,
      taking?.to ?? "none",
      ["none", `${other}6`, `${other}5`, `${own}6`],
      two
        ? texts.t("author.chess.why.passed", { square: `${other}6` })
        : texts.t("author.chess.why.one-step"),
    );
  });
}

function letter(file: number): string {
  return "abcdefgh".charAt(file);
}

export function promotions(random: Random): Task[] {
  const facts = [
    ["Q", "yes"],
    ["R", "yes"],
    ["B", "yes"],
    ["N", "yes"],
    ["K", "no"],
    ["P", "no"],
  ] as const;
  return random.shuffle(tasksOf(facts));
}
