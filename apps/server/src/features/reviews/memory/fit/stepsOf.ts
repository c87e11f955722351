import { isRemembered } from "@alambic/domain/reviews";
import type { Grade } from "ts-fsrs";
import { dateDiffInDays } from "ts-fsrs";

import { byTime, echoMs } from "../events.ts";
import type { MemoryEvent, MemoryRestart } from "../events.ts";
import { grades } from "../scheduling.ts";

/** Something that moves a memory, as FSRS sees it. */
export interface MemoryStep {
  readonly at: Date;
  readonly grade: Grade;
  /** Whole days since the step before; 0 for the first. */
  readonly days: number;
  /** A review on a later day than the step before, which so tells whether something was remembered. */
  readonly isTest: boolean;
}

/**
 * What moves the memory of an item, in order, by the same rules as its fold: one list for each time that it
 * was begun with.
 */
export function stepsOf(events: readonly (MemoryEvent | MemoryRestart)[]): MemoryStep[][] {
  const histories: MemoryStep[][] = [];
  let steps: MemoryStep[] = [];
  let missedAt = -Infinity;
  for (const event of events.toSorted(byTime)) {
    if (event.kind === "restart") {
      if (steps.length > 0) histories.push(steps);
      steps = [];
      missedAt = -Infinity;
      continue;
    }
    const last = steps.at(-1);
    const isEcho = isRemembered(event.rating) && event.at.getTime() - missedAt < echoMs;
    if (!last || !isEcho) {
      const days = last ? Math.max(0, dateDiffInDays(last.at, event.at)) : 0;
      const isTest = event.kind === "review" && days > 0;
      steps.push({ at: event.at, grade: grades[event.rating], days, isTest });
    }
    if (!isRemembered(event.rating)) missedAt = event.at.getTime();
  }
  return steps.length > 0 ? [...histories, steps] : histories;
}
