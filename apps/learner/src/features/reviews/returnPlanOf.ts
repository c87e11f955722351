import type { ReviewStats } from "@alambic/contract";

/** More than this at once, minutes, is a wall. */
const wallMinutes = 20;

/** Cards that come on each of the next days, beside those that wait. */
export function loadADay({ forecast }: Pick<ReviewStats, "forecast">): number {
  const ahead = forecast.slice(1);
  return ahead.reduce((sum, { cards }) => sum + cards, 0) / Math.max(1, ahead.length);
}

/** Whether so much was left lying that it is better spread over days; not where it is spread already. */
export function needsReturnPlan(
  stats: Pick<ReviewStats, "due" | "overdue" | "new" | "seconds_a_card" | "minutes_a_day">,
): boolean {
  const { due, overdue, new: fresh, seconds_a_card: seconds, minutes_a_day: minutes } = stats;
  const waiting = due + overdue + fresh;
  return minutes === null && overdue * 2 > waiting && waiting * seconds > wallMinutes * 60;
}
