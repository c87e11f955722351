import { addDays } from "../streaks/index.ts";
import { longestStudyPlan } from "./limits.ts";

/** The first and the last day by which a capsule can be planned to be known, `YYYY-MM-DD`. */
export function deadlineDays(today: string): { readonly first: string; readonly last: string } {
  return { first: addDays(today, 1), last: addDays(today, longestStudyPlan) };
}

export type DeadlineFault = "not_ahead" | "too_far";

/** What is wrong with a day by which a capsule is to be known; null for a day that can be planned. */
export function deadlineFault(day: string, today: string): DeadlineFault | null {
  const { first, last } = deadlineDays(today);
  if (day > last) return "too_far";
  return day < first ? "not_ahead" : null;
}
