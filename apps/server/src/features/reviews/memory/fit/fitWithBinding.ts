import type { TrainingItem } from "./trainingOf.ts";

/** The package with the native code is not there for this platform. */
export class FitterUnavailableError extends Error {}

const training = {
  numEpochs: 5,
  batchSize: 512,
  seed: 2023,
  maxSeqLen: 64,
  learningRate: 0.04,
  gamma: 1,
} as const;

/**
 * Fits by FSRS's own optimiser. It is native code: call it only in a process of its own.
 *
 * Throws {@link FitterUnavailableError} where it is not built for this platform.
 */
export async function fitWithBinding(items: readonly TrainingItem[]): Promise<number[]> {
  const { computeParameters, FSRSBindingItem, FSRSBindingReview } = await loadBinding();
  const set = items.map(
    (item) => new FSRSBindingItem(item.map(([grade, days]) => new FSRSBindingReview(grade, days))),
  );
  return computeParameters(set, { enableShortTerm: false, trainingConfig: training });
}

async function loadBinding() {
  try {
    return await import("@open-spaced-repetition/binding");
  } catch (cause) {
    throw new FitterUnavailableError("No FSRS optimiser for this platform.", { cause });
  }
}
