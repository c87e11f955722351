import { longestStudyPlan } from "../limits.ts";
import { remember } from "./MemoryModel.ts";
import type { MemoryModel, RememberedModel } from "./MemoryModel.ts";
import { simulateStudy } from "./simulateStudy.ts";
import type { SimulatedDay } from "./simulateStudy.ts";
import type { StudyTask } from "./StudyTask.ts";

/** Minutes a day that are tried; what lies between counts as the fewer. */
export const triedMinutes = [
  5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 90, 120, 150, 180, 240,
] as const;

/** The chance from which a plan is on track. */
export const targetChance = 0.8;

const runs = 40;
const horizon = longestStudyPlan + 1;

export interface Deadline {
  readonly minutesADay: number;
  /** Days from today to the last one: 0 for today. */
  readonly daysAhead: number;
}

export interface MasteryOutlook {
  readonly status: "mastered" | "on_track" | "unreachable";
  /** Of being mastered by the end of the last day. */
  readonly chance: number;
  /** The fewest minutes a day that reach the target; null where none do. */
  readonly minutesNeeded: number | null;
  /** In how many days the target is reached in the minutes that there are; null beyond a year. */
  readonly expectedIn: number | null;
  /** Today and the days to the last one, at the pace that the plan takes. */
  readonly days: readonly SimulatedDay[];
}

/**
 * What is to be expected of a plan. More minutes a day or a later day never lower the chance: who has more
 * time may take less of it, and what was mastered by a day was mastered by each later one.
 */
export function expectMastery(
  task: StudyTask,
  model: MemoryModel,
  { minutesADay, daysAhead }: Deadline,
): MasteryOutlook {
  const memory = remember(model);
  const mastered = new Map<number, readonly number[]>();
  const tried = (minutes: number) => {
    const known = mastered.get(minutes) ?? masteryDays(task, memory, minutes);
    mastered.set(minutes, known);
    return known;
  };
  const affordable = triedMinutes.filter((minutes) => minutes <= minutesADay);
  const chance = Math.max(0, ...affordable.map((minutes) => shareBy(tried(minutes), daysAhead)));
  const minutesNeeded =
    triedMinutes.find((minutes) => shareBy(tried(minutes), daysAhead) >= targetChance) ?? null;
  const expected = Math.min(...affordable.map((minutes) => dayOfTarget(tried(minutes))));
  const isReached = minutesNeeded !== null && minutesNeeded <= minutesADay;
  const pace = isReached ? minutesNeeded : (affordable.at(-1) ?? minutesADay);
  const isMastered = tried(pace).every((day) => day < 0);
  return {
    status: isMastered ? "mastered" : isReached ? "on_track" : "unreachable",
    chance,
    minutesNeeded,
    expectedIn: Number.isFinite(expected) ? Math.max(0, expected) : null,
    days: simulateStudy(task, memory, {
      minutesADay: pace,
      run: medianRun(tried(pace)),
      days: Math.min(horizon, daysAhead + 1),
      toTheEnd: true,
    }).days,
  };
}

/** The day on which each run masters the capsule, by its number. */
function masteryDays(
  task: StudyTask,
  memory: RememberedModel,
  minutesADay: number,
): readonly number[] {
  return Array.from(
    { length: runs },
    (_, run) => simulateStudy(task, memory, { minutesADay, run, days: horizon }).masteredOn,
  );
}

function shareBy(days: readonly number[], last: number): number {
  return days.filter((day) => day <= last).length / days.length;
}

function dayOfTarget(days: readonly number[]): number {
  const ordered = days.toSorted((one, other) => one - other);
  return ordered[Math.ceil(ordered.length * targetChance) - 1] ?? Infinity;
}

/** The number of a run that takes as long as most. */
function medianRun(days: readonly number[]): number {
  const order = days
    .map((day, run) => ({ day, run }))
    .toSorted((one, other) =>
      one.day === other.day ? one.run - other.run : one.day < other.day ? -1 : 1,
    );
  return order[Math.floor(order.length / 2)]?.run ?? 0;
}
