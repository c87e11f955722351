import type { Figure } from "@alambic/contract";
import type { Result } from "../../result/index.ts";
import { failure, success } from "../../result/index.ts";
import type { Check, ParseError } from "../checks/index.ts";
import { collectErrors } from "../checks/index.ts";
import { figureShape } from "./parse.ts";
import { figureRules } from "./rules.ts";

export { pieceNames, piecesOf, readPlacement, sides } from "./pieces.ts";
export type { PieceGroup, PieceName, PlacedPiece, Side } from "./pieces.ts";

/** A figure that can be drawn: of the contract's shape, with nothing outside it. */
export const drawable: Check<Figure> = (value, path, report): value is Figure => {
  if (!figureShape(value, path, report)) return false;
  let sound = true;
  figureRules(value, path, (...error) => {
    sound = false;
    report(...error);
  });
  return sound;
};

/** Reads a figure out of any value. Never throws. */
export function readFigure(value: unknown): Result<Figure, ParseError[]> {
  const { errors, report } = collectErrors();
  return drawable(value, "", report) ? success(value) : failure(errors);
}
