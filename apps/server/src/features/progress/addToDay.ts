import type { Tx } from "../../platform/db/Store.ts";

export interface DayOfLearner {
  readonly userId: string;
  /** `2026-11-20`, in the learner's time zone. */
  readonly day: string;
}

/** What a day is to have more; less where it is negative. */
export interface DayFigures {
  readonly xp?: number;
  readonly reviewed?: number;
  readonly remembered?: number;
}

/** Adds figures to a day of study. A day without any has none. */
export async function addToDay(
  tx: Tx,
  { userId, day }: DayOfLearner,
  { xp = 0, reviewed = 0, remembered = 0 }: DayFigures,
): Promise<void> {
  if (xp === 0 && reviewed === 0 && remembered === 0) return;
  await tx
    .updateTable("study_days")
    .set((stored) => ({
      xp: stored("xp", "+", xp),
      reviewed: stored("reviewed", "+", reviewed),
      remembered: stored("remembered", "+", remembered),
    }))
    .where("user_id", "=", userId)
    .where("day", "=", day)
    .execute();
}
