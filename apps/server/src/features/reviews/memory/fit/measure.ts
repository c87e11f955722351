import type { Prediction } from "./predict.ts";

/** Of reviews with about the same chance, what was expected and what was recalled. */
export interface CalibrationBin {
  /** Shares, 0 to 1. */
  readonly expected: number;
  readonly recalled: number;
  readonly reviews: number;
}

/** How well a model tells whether something is recalled. */
export interface Measures {
  /** The mean of -log of the chance that was given to what came: the lower, the better. */
  readonly logLoss: number;
  /** How far what was expected is from what was recalled, over reviews that are alike. */
  readonly rmse: number;
  readonly bins: readonly CalibrationBin[];
}

const mostBins = 10;
const leastInBin = 20;
const surest = 1e-4;

export function measure(predictions: readonly Prediction[]): Measures {
  return {
    logLoss: logLossOf(predictions),
    rmse: rmseOf(predictions),
    bins: binsOf(predictions),
  };
}

/** The log loss of predictions; without any, nothing is known. */
export function logLossOf(predictions: readonly Prediction[]): number {
  return mean(
    predictions.map(({ expected, isRecalled }) => {
      const chance = Math.min(1 - surest, Math.max(surest, expected));
      return -Math.log(isRecalled ? chance : 1 - chance);
    }),
  );
}

/** The share of tests that were recalled. */
export function recalledOf(predictions: readonly Prediction[]): number {
  return mean(predictions.map(({ isRecalled }) => (isRecalled ? 1 : 0)));
}

/** Over reviews after about as long, of cards seen and missed about as often, as FSRS is compared elsewhere. */
function rmseOf(predictions: readonly Prediction[]): number {
  const alike = Map.groupBy(predictions, ({ days, seen, missed }) =>
    [stepOf(days, 3.62), stepOf(seen, 1.89), stepOf(missed, 1.73)].join(),
  );
  let squares = 0;
  for (const bin of alike.values()) {
    const off = recalledOf(bin) - mean(bin.map(({ expected }) => expected));
    squares += bin.length * off ** 2;
  }
  return Math.sqrt(squares / predictions.length);
}

function stepOf(count: number, ratio: number): number {
  return count < 1 ? -1 : Math.floor(Math.log(count) / Math.log(ratio));
}

function binsOf(predictions: readonly Prediction[]): CalibrationBin[] {
  const ordered = predictions.toSorted((one, other) => one.expected - other.expected);
  const count = Math.min(mostBins, Math.max(1, Math.floor(ordered.length / leastInBin)));
  return Array.from({ length: count }, (_, index) => {
    const from = Math.round((index * ordered.length) / count);
    const bin = ordered.slice(from, Math.round(((index + 1) * ordered.length) / count));
    const expected = mean(bin.map((prediction) => prediction.expected));
    return { expected, recalled: recalledOf(bin), reviews: bin.length };
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
