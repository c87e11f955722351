import { addDays } from "../streaks/index.ts";

/** Days away after which it is a return, the first and the last day of study not counted. */
const daysAway = 7;

/**
 * The longest row of days, `YYYY-MM-DD`, in any order, repeated or not. Unlike a streak it knows no day off:
 * a day that arrives late can only make it longer, so that no badge depends on the order.
 */
export function longestStreak(days: Iterable<string>): number {
  let [longest, length, expected] = [0, 0, ""];
  for (const day of inOrder(days)) {
    length = day === expected ? length + 1 : 1;
    longest = Math.max(longest, length);
    expected = addDays(day, 1);
  }
  return longest;
}

/** How often somebody came back after a week or more without a day of study. */
export function countReturns(days: Iterable<string>): number {
  let [returns, awaited] = [0, "9999-12-31"];
  for (const day of inOrder(days)) {
    if (day > awaited) returns += 1;
    awaited = addDays(day, daysAway);
  }
  return returns;
}

function inOrder(days: Iterable<string>): string[] {
  return [...new Set(days)].toSorted();
}
