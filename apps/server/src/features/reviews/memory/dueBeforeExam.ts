import { chanceAfterReview, chanceOfRecall } from "./expectRecall.ts";
import type { Parameters, Trace } from "./expectRecall.ts";
import { dayMs } from "./scheduling.ts";

/** The last days before an exam, over which what comes back only for its sake is spread. */
const mostDaysBefore = 7;
/** So much of the best chance may be given up to spread it. */
const givenUp = 0.01;
/** Sooner after it was seen last, a review says nothing. */
const leastGapMs = dayMs / 2;

/**
 * When an item that would come back only after an exam is to be reviewed before it, so that the chance of
 * recall on that day is within a point of the highest; null where a review would not raise it, or where it
 * comes back before in any case.
 */
export function dueBeforeExam(
  trace: Trace & { readonly dueAt: Date },
  examAt: Date,
  parameters?: Parameters,
): Date | null {
  if (trace.dueAt < examAt || trace.lastSeenAt >= examAt) return null;
  const times = Array.from(
    { length: mostDaysBefore },
    (_, index) => new Date(examAt.getTime() - (index + 1) * dayMs),
  ).filter((time) => time.getTime() - trace.lastSeenAt.getTime() >= leastGapMs);
  const chances = times.map((time) => chanceAfterReview(trace, time, examAt, parameters));
  const best = Math.max(...chances);
  if (times.length === 0 || best <= chanceOfRecall(trace, examAt, parameters)) return null;
  return times.findLast((_, index) => (chances[index] ?? 0) >= best - givenUp) ?? null;
}
