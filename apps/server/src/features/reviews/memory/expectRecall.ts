import { dayMs, defaultPlan, grades, schedulerFor } from "./scheduling.ts";

/** How firmly something is remembered, and since when. */
export interface Trace {
  readonly stability: number;
  readonly difficulty: number;
  readonly lastSeenAt: Date;
}

/** How a learner forgets; of who has no parameters of their own, as people do. */
export type Parameters = readonly number[] | undefined;

/** The chance that something is recalled at an instant. */
export function chanceOfRecall(
  { stability, lastSeenAt }: Trace,
  at: Date,
  parameters?: Parameters,
): number {
  const days = Math.max(0, (at.getTime() - lastSeenAt.getTime()) / dayMs);
  return forgetting(parameters).forgetting_curve(days, stability);
}

/** The chance that it is recalled at an instant if it is reviewed once before, whatever comes of that. */
export function chanceAfterReview(
  trace: Trace,
  review: Date,
  at: Date,
  parameters?: Parameters,
): number {
  const remembered = chanceOfRecall(trace, review, parameters);
  const days = Math.max(0, (review.getTime() - trace.lastSeenAt.getTime()) / dayMs);
  const after = (grade: typeof grades.good | typeof grades.again) => {
    const { stability, difficulty } = forgetting(parameters).next_state(trace, days, grade);
    return chanceOfRecall({ stability, difficulty, lastSeenAt: review }, at, parameters);
  };
  return remembered * after(grades.good) + (1 - remembered) * after(grades.again);
}

function forgetting(parameters: Parameters) {
  return schedulerFor(defaultPlan.desiredRetention, parameters);
}
