import type { Stroke, StrokePoint } from "@alambic/contract";
import { distance, fitted, lengthOf, resampled } from "./geometry.ts";
import { side } from "./square.ts";

/**
 * What is to be said of a stroke: it is right; it runs the other way; it comes at another time; it
 * lies or bends otherwise; it was not drawn; or it is one too many.
 */
export type StrokeVerdict = "right" | "backwards" | "order" | "shape" | "missing" | "extra";

const samples = 16;
/** How far a stroke may lie from its model: on the whole, and at any of its points. */
const tolerance = { mean: 0.1 * side, furthest: 0.19 * side } as const;
/** A dot has no direction. */
const dot = 0.09 * side;
/** How much longer or shorter a stroke may be. */
const lengths = { least: 0.45, most: 2.2 } as const;

function distances(a: readonly StrokePoint[], b: readonly StrokePoint[]): number[] {
  return a.map((point, at) => distance(point, b[at] ?? point));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function isDot(stroke: Stroke): boolean {
  return lengthOf(stroke) < dot;
}

function isAsLong(drawn: Stroke, model: Stroke): boolean {
  if (isDot(model) || isDot(drawn)) return lengthOf(drawn) + lengthOf(model) < 4 * dot;
  const ratio = lengthOf(drawn) / lengthOf(model);
  return ratio >= lengths.least && ratio <= lengths.most;
}

/** Whether a stroke lies as its model does, drawn from the same end. */
function matches(drawn: Stroke, model: Stroke): boolean {
  if (!isAsLong(drawn, model)) return false;
  const [mine, wanted] = [resampled(drawn, samples), resampled(model, samples)];
  const ahead = distances(mine, wanted);
  if (mean(ahead) > tolerance.mean || Math.max(...ahead) > tolerance.furthest) return false;
  return isDot(model) || mean(ahead) <= mean(distances(mine.toReversed(), wanted));
}

function verdictOf(
  drawn: Stroke | undefined,
  at: number,
  models: readonly Stroke[],
): StrokeVerdict {
  const model = models[at];
  if (model === undefined) return "extra";
  if (drawn === undefined) return "missing";
  if (matches(drawn, model)) return "right";
  if (matches(drawn.toReversed(), model)) return "backwards";
  const elsewhere = models.some(
    (other, place) => place !== at && (matches(drawn, other) || matches(drawn.toReversed(), other)),
  );
  return elsewhere ? "order" : "shape";
}

function verdictsOn(drawing: readonly Stroke[], models: readonly Stroke[]): StrokeVerdict[] {
  const count = Math.max(drawing.length, models.length);
  return Array.from({ length: count }, (_, at) => verdictOf(drawing[at], at, models));
}

function countRight(verdicts: readonly StrokeVerdict[]): number {
  return verdicts.filter((verdict) => verdict === "right").length;
}

/**
 * Compares a drawing with its model, stroke by stroke in order: where each lies, how it runs, how
 * long it is. Where a whole drawing stands and how large it is does not matter; of one that lacks
 * strokes nobody can tell, so it is taken where it stands. It judges no handwriting: a stroke is
 * right when nobody would take it for another.
 */
export function compareStrokes(
  drawing: readonly Stroke[],
  models: readonly Stroke[],
): StrokeVerdict[] {
  const inPlace = verdictsOn(drawing, models);
  if (drawing.length < models.length) return inPlace;
  const laid = verdictsOn(fitted(drawing, models), models);
  return countRight(laid) > countRight(inPlace) ? laid : inPlace;
}
