import type { Chess, Move } from "chess.js";

import type { Random } from "../../../random/createRandom.ts";
import type { DrillContext, Task } from "../../subjects/Task.ts";
import {
  bare,
  distance,
  drawTasks,
  gameFrom,
  placeMore,
  positionIn,
  positionOf,
  taskOf,
} from "./placing.ts";
import type { Placed } from "./placing.ts";
import { namedPiece } from "./namedPiece.ts";

type Family = (draw: Random) => readonly (readonly [square: string, sign: string])[];

const pawnWall = [
  ["f7", "p"],
  ["g7", "p"],
  ["h7", "p"],
] as const;

/** Pictures of mate that players know, each drawn in many ways. */
const families: readonly Family[] = [
  // On the last rank, behind its own pawns.
  (draw) => [
    [draw.pick(["g8", "h8"]), "k"],
    ...pawnWall,
    [on(draw, "abcde", "1234"), draw.pick(["R", "Q"])],
    [draw.pick(["g1", "h1"]), "K"],
    ["g2", "P"],
    ["h2", "P"],
    [on(draw, "abc", "567"), draw.pick(["n", "b", "p"])],
  ],
  // Queen and king against the edge.
  (draw) => {
    const file = draw.pick(["c", "d", "e", "f"]);
    return [
      [`${file}8`, "k"],
      [`${file}6`, "K"],
      [on(draw, "abcdefgh", "123457"), "Q"],
      [on(draw, "ah", "56"), "p"],
    ];
  },
  // Two rooks in turn.
  (draw) => [
    [on(draw, "cdefg", "8"), "k"],
    [on(draw, "ab", "7"), "R"],
    [on(draw, "abh", "123456"), "R"],
    [draw.pick(["g1", "f2", "e2"]), "K"],
    [on(draw, "cdef", "3456"), draw.pick(["n", "b", "p"])],
  ],
  // The knight, where the king is shut in by its own.
  (draw) => [
    ["h8", "k"],
    ["g8", "r"],
    ["g7", "p"],
    ["h7", "p"],
    [draw.pick(["e5", "g5", "d6", "d8"]), "N"],
    ["g1", "K"],
    [on(draw, "abc", "2345"), draw.pick(["q", "b", "r"])],
    ["g2", "P"],
  ],
  // The queen before the king, guarded from afar.
  (draw) => [
    ["g8", "k"],
    ["f8", "r"],
    ["f7", "p"],
    ["g7", "p"],
    ...draw.pick([
      [
        ["h5", "Q"],
        [draw.pick(["g5", "f6"]), "N"],
      ],
      [
        [draw.pick(["h3", "h5", "e4"]), "Q"],
        [draw.pick(["d3", "c2", "b1"]), "B"],
      ],
      [
        [draw.pick(["g3", "g4", "h6"]), "Q"],
        [draw.pick(["f6", "h6"]), "P"],
      ],
    ] as const),
    [draw.pick(["g1", "h1"]), "K"],
    [on(draw, "abc", "678"), draw.pick(["n", "q", "b"])],
  ],
];

function on(draw: Random, files: string, ranks: string): string {
  return draw.pick(files.split("")) + draw.pick(ranks.split(""));
}

/** Positions in which exactly one move mates. */
export function mates(context: DrillContext): Task[] {
  return drawTasks(9, context.random, (draw, at) => {
    const family = families[at % families.length];
    const pieces = family?.(draw) ?? [];
    const placed: Placed = new Map(pieces);
    if (placed.size < pieces.length) return null;
    const turned = draw.integer(0, 1) === 1 ? mirrored(placed) : placed;
    const game = gameFrom(positionOf(placeMore(turned, draw.pick([[], ["P"]]), draw)));
    if (game === null || game.inCheck()) return null;
    const moves = game.moves({ verbose: true });
    const [mate, ...more] = moves.filter(({ san }) => san.endsWith("#"));
    if (mate === undefined || more.length > 0) return null;
    const others = moves.filter((move) => move !== mate);
    const checks = others.filter(({ san }) => san.endsWith("+"));
    const same = others.filter(({ piece }) => piece === mate.piece);
    return taskOf(
      positionIn(game),
      bare(mate.san),
      [...draw.shuffle(checks), ...draw.shuffle(same), ...draw.shuffle(others)].map(({ san }) =>
        bare(san),
      ),
      whyMate(game, mate, context),
    );
  });
}

function mirrored(placed: Placed): Placed {
  const turned = (square: string) =>
    `${"hgfedcba".charAt("abcdefgh".indexOf(square.charAt(0)))}${square.charAt(1)}`;
  return new Map([...placed].map(([square, sign]) => [turned(square), sign]));
}

/** Why nothing helps: by what gives mate, and from how near. */
function whyMate(game: Chess, mate: Move, { texts, language }: DrillContext): string {
  const after = gameFrom(positionIn(game));
  after?.move(mate.san);
  const king = after?.findPiece({ type: "k", color: "b" })[0] ?? "";
  const values = { square: mate.to, king };
  if (mate.piece === "n") return texts.t("author.chess.why.mate-knight", values);
  const [guard] = after?.attackers(mate.to, "w") ?? [];
  const type = guard === undefined ? undefined : after?.get(guard)?.type;
  return guard === undefined || type === undefined || distance(king, mate.to) !== 1
    ? texts.t("author.chess.why.mate-far", values)
    : texts.t("author.chess.why.mate-guarded", {
        ...values,
        guard: namedPiece(type, guard, language),
      });
}
