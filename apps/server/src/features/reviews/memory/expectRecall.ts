import { dayMs, grades, schedulerFor } from "./scheduling.ts";

/** How firmly something is remembered, and since when. */
export interface Trace {
  readonly stability: number;
  readonly difficulty: number;
  readonly lastSeenAt: Date;
}

const forgetting = schedulerFor(0.9);

/** The chance that something is recalled at an instant. */
export function chanceOfRecall({ stability, lastSeenAt }: Trace, at: Date): number {
  const days = Math.max(0, (at.getTime() - lastSeenAt.getTime()) / dayMs);
  return forgetting.forgetting_curve(days, stability);
}

/** The chance that it is recalled at an instant if it is reviewed once before, whatever comes of that. */
export function chanceAfterReview(trace: Trace, review: Date, at: Date): number {
  const remembered = chanceOfRecall(trace, review);
  const days = Math.max(0, (review.getTime() - trace.lastSeenAt.getTime()) / dayMs);
  const after = (grade: typeof grades.good | typeof grades.again) => {
    const { stability, difficulty } = forgetting.next_state(trace, days, grade);
    return chanceOfRecall({ stability, difficulty, lastSeenAt: review }, at);
  };
  return remembered * after(grades.good) + (1 - remembered) * after(grades.again);
}
