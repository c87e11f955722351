import { traitsOf } from "../../../packages/author/src/document/worth/traitsOf.ts";
import type { RatedItem } from "./RatedItem.ts";

/** What each trait weighs; `bias` weighs for all. */
export type Weights = Readonly<Record<string, number>>;

export interface Fitting {
  /** How strongly weights are held near zero. */
  readonly hold: number;
  readonly steps: number;
  /** How often a strict verdict counts. */
  readonly strictly: number;
}

export const fitting: Fitting = { hold: 4, steps: 600, strictly: 3 };

/**
 * Fits a logistic regression, the same every time. Readers who were not asked for worth have traits of their own
 * for each kind of question, so that only what they found of sentences and answers counts for all.
 */
export function fitRanker(items: readonly RatedItem[], options: Fitting = fitting): Weights {
  const rows = items.map((item) => ({
    traits: Object.entries(seenBy(item)),
    isGood: Number(item.isGood),
    times: item.isStrict ? options.strictly : 1,
  }));
  const weights = new Map<string, number>();
  const total = rows.reduce((sum, { times }) => sum + times, 0);
  const squares = new Map<string, number>();
  for (let step = 0; step < options.steps; step += 1) {
    const slope = new Map<string, number>();
    for (const { traits, isGood, times } of rows) {
      const score = traits.reduce(
        (sum, [name, value]) => sum + value * (weights.get(name) ?? 0),
        0,
      );
      const miss = times * (isGood - 1 / (1 + Math.exp(-score)));
      for (const [name, value] of traits) slope.set(name, (slope.get(name) ?? 0) + miss * value);
    }
    for (const [name, each] of slope) {
      const held = (each - (name === "bias" ? 0 : options.hold * (weights.get(name) ?? 0))) / total;
      const square = (squares.get(name) ?? 0) + held * held;
      squares.set(name, square);
      weights.set(name, (weights.get(name) ?? 0) + (0.3 * held) / Math.sqrt(square + 1e-9));
    }
  }
  return Object.fromEntries([...weights].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function seenBy({ question, isStrict }: RatedItem): Readonly<Record<string, number>> {
  const traits = { ...traitsOf(question), bias: 1 };
  return isStrict ? traits : { ...traits, mild: 1, [`mild ${question.asks}`]: 1 };
}
