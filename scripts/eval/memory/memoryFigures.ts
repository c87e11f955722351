import type { LearnerMeasured } from "./measureLearner.ts";

/** How many learners are foretold worse than by the defaults. */
export function worseOf(all: readonly LearnerMeasured[]): number {
  return all.filter(({ own, usual }) => own > usual).length;
}

/** How many have parameters of their own. */
export function keptOf(all: readonly LearnerMeasured[]): number {
  return all.filter(({ outcome }) => outcome === "kept").length;
}

/** The share of what knowing the truth would gain over the defaults that is gained. */
export function closedOf(all: readonly LearnerMeasured[]): number {
  const { usual, own, truth } = meansOf(all);
  return (usual - own) / (usual - truth);
}

/** The log losses over all learners. */
export function meansOf(all: readonly LearnerMeasured[]) {
  const mean = (of: (one: LearnerMeasured) => number) =>
    all.reduce((sum, one) => sum + of(one), 0) / all.length;
  return {
    usual: mean(({ usual }) => usual),
    own: mean(({ own }) => own),
    truth: mean(({ truth }) => truth),
    average: mean(({ average }) => average),
  };
}
