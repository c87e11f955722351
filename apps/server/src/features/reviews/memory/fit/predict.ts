import { Rating } from "ts-fsrs";

import { defaultPlan, schedulerFor } from "../scheduling.ts";
import type { MemoryStep } from "./stepsOf.ts";

/** What was expected of a test, and what came of it. */
export interface Prediction {
  readonly at: Date;
  /** The chance of recall, 0 to 1. */
  readonly expected: number;
  readonly isRecalled: boolean;
  /** Since it was seen last. */
  readonly days: number;
  /** How often it was seen before, and how often it was missed. */
  readonly seen: number;
  readonly missed: number;
}

interface MemoryState {
  readonly stability: number;
  readonly difficulty: number;
}

/** What FSRS expects of each test, by some parameters or by those of people; one history after the other. */
export function predict(
  histories: readonly (readonly MemoryStep[])[],
  parameters?: readonly number[],
): Prediction[] {
  const scheduler = schedulerFor(defaultPlan.desiredRetention, parameters);
  return histories.flatMap((steps) => {
    const states = statesOf(steps, parameters);
    let missed = 0;
    return steps.flatMap(({ at, grade, days, isTest }, seen): Prediction[] => {
      const before = states[seen - 1];
      const isRecalled = grade !== Rating.Again;
      const missedBefore = missed;
      missed += isRecalled ? 0 : 1;
      if (!before || !isTest) return [];
      const expected = scheduler.forgetting_curve(days, before.stability);
      return [{ at, expected, isRecalled, days, seen, missed: missedBefore }];
    });
  });
}

/** The memory after each step. */
export function statesOf(
  steps: readonly MemoryStep[],
  parameters?: readonly number[],
): MemoryState[] {
  const scheduler = schedulerFor(defaultPlan.desiredRetention, parameters);
  let state: MemoryState | null = null;
  return steps.map(({ days, grade }) => (state = scheduler.next_state(state, days, grade)));
}
