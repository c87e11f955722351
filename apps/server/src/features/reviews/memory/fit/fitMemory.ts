import { FitterUnavailableError } from "./fitWithBinding.ts";
import { logLossOf, measure, recalledOf } from "./measure.ts";
import type { Measures } from "./measure.ts";
import { defaultParameters, faultOf, shrink } from "./parameters.ts";
import type { ParameterFault } from "./parameters.ts";
import { predict } from "./predict.ts";
import type { Prediction } from "./predict.ts";
import type { MemoryStep } from "./stepsOf.ts";
import { trainingOf } from "./trainingOf.ts";
import type { TrainingItem } from "./trainingOf.ts";

/** Finds parameters from what was reviewed. */
export type Fitter = (training: readonly TrainingItem[]) => Promise<readonly number[]>;

/** How three models foretold the latest fifth of the tests, of which none had seen anything. */
export interface Comparison {
  /** How many tests that is. */
  readonly tests: number;
  readonly usual: Measures;
  readonly own: Measures;
  /** Where of every review as much is expected as was recalled before. */
  readonly average: Pick<Measures, "logLoss">;
}

export type FitFault = ParameterFault | "threw" | "crashed" | "timed_out" | "unavailable";

/** What came of a fit. Parameters are there only where they foretell better than people's and the average. */
export type FitResult =
  | { readonly outcome: "too_few"; readonly tests: number }
  | { readonly outcome: "failed"; readonly fault: FitFault }
  | { readonly outcome: "not_better"; readonly tests: number; readonly compared: Comparison }
  | {
      readonly outcome: "kept";
      readonly tests: number;
      readonly compared: Comparison;
      readonly parameters: readonly number[];
    };

/** With fewer tests a fit says nothing. */
const leastTests = 500;
const shareHeldOut = 0.2;
/** So much better than both others, lest chance decide. */
const leastGain = 0.002;

/** Fits parameters to a learner's reviews, and says whether they serve. */
export async function fitMemory(
  histories: readonly (readonly MemoryStep[])[],
  fit: Fitter,
): Promise<FitResult> {
  const usual = predict(histories).toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const tests = usual.length;
  const cut = usual[Math.floor(tests * (1 - shareHeldOut))]?.at;
  if (cut === undefined || tests < leastTests) return { outcome: "too_few", tests };
  const early = await drawn(trainingOf(histories, cut), fit);
  if (typeof early === "string") return { outcome: "failed", fault: early };
  const compared = compare(usual, predict(histories, early), cut);
  const best = Math.min(compared.usual.logLoss, compared.average.logLoss);
  // Written so that what is not a number is not better.
  if (!(compared.own.logLoss < best - leastGain)) return { outcome: "not_better", tests, compared };
  const parameters = await drawn(trainingOf(histories), fit);
  if (typeof parameters === "string") return { outcome: "failed", fault: parameters };
  return { outcome: "kept", tests, compared, parameters };
}

/** Parameters for some training, drawn towards the defaults, or what is wrong with them. */
async function drawn(
  training: readonly TrainingItem[],
  fit: Fitter,
): Promise<readonly number[] | FitFault> {
  try {
    const fitted = withoutSameDay(await fit(training));
    return faultOf(fitted) ?? shrink(fitted, training.length);
  } catch (error) {
    return error instanceof FitterUnavailableError ? "unavailable" : "threw";
  }
}

/** A fit without steps within a day leaves their parameters at nothing; none is used, and none is changed. */
function withoutSameDay(fitted: readonly number[]): readonly number[] {
  const first = 17;
  const behind = 20;
  return fitted.map((value, index) =>
    index >= first && index < behind ? (defaultParameters[index] ?? value) : value,
  );
}

function compare(usual: readonly Prediction[], own: readonly Prediction[], cut: Date): Comparison {
  const heldOut = usual.filter(({ at }) => at >= cut);
  const expected = recalledOf(usual.filter(({ at }) => at < cut));
  return {
    tests: heldOut.length,
    usual: measure(heldOut),
    own: measure(own.filter(({ at }) => at >= cut)),
    average: { logLoss: logLossOf(heldOut.map((test) => ({ ...test, expected }))) },
  };
}
