import {
  fitMemory,
  fitWithBinding,
} from "../../../apps/server/src/features/reviews/memory/fit/index.ts";
import type { FitResult } from "../../../apps/server/src/features/reviews/memory/fit/index.ts";
import { predict } from "../../../apps/server/src/features/reviews/memory/fit/predict.ts";
import {
  drawParameters,
  simulateLearner,
} from "../../../apps/server/src/features/reviews/testing/simulateLearner.ts";
import type { SimulatedStep } from "../../../apps/server/src/features/reviews/testing/simulateLearner.ts";

/** How well the models foretell a simulated learner: log losses of reviews that none of them has seen. */
export interface LearnerMeasured {
  readonly seed: number;
  readonly outcome: FitResult["outcome"];
  /** With people's parameters. */
  readonly usual: number;
  /** With what the learner's memory is foretold by after the fit. */
  readonly own: number;
  /** With the parameters that the learner forgets by: nothing foretells better. */
  readonly truth: number;
  /** Where as much is expected of every review as was recalled before. */
  readonly average: number;
}

/** Reviews that the models are compared by, of other cards of the same learner. */
const comparedReviews = 8000;

/** Simulates a learner up to so many reviews, fits as the server does, and compares. */
export async function measureLearner(
  seed: number,
  reviews: number,
  share?: number,
): Promise<LearnerMeasured> {
  const truth = drawParameters(seed, share);
  const past = simulateLearner(truth, { seed: seed + 10_000, reviews });
  const result = await fitMemory(past, fitWithBinding);
  const ahead = simulateLearner(truth, { seed: seed + 20_000, reviews: comparedReviews });
  const usual = lossOf(ahead, predict(ahead));
  const tests = predict(past);
  const recalled = tests.filter(({ isRecalled }) => isRecalled).length / tests.length;
  return {
    seed,
    outcome: result.outcome,
    usual,
    own: result.outcome === "kept" ? lossOf(ahead, predict(ahead, result.parameters)) : usual,
    truth: lossOf(ahead, predict(ahead, truth)),
    average: lossOf(
      ahead,
      tests.length === 0 ? [] : predict(ahead).map(() => ({ expected: recalled })),
    ),
  };
}

/** The log loss to be expected by the chances that there were: what was drawn adds no noise. */
function lossOf(
  histories: readonly (readonly SimulatedStep[])[],
  predictions: readonly { readonly expected: number }[],
): number {
  const chances = histories.flatMap((steps) =>
    steps.filter(({ isTest }) => isTest).map(({ chance }) => chance),
  );
  const losses = predictions.map(({ expected }, index) => {
    const chance = chances[index] ?? NaN;
    return -chance * Math.log(expected) - (1 - chance) * Math.log(1 - expected);
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}
