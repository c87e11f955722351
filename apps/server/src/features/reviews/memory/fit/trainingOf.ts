import type { MemoryStep } from "./stepsOf.ts";

/** The grades of an item and the days before each, up to a test: what a fit learns from. */
export type TrainingItem = readonly (readonly [grade: number, days: number])[];

/** Longer histories tell no more. */
const longest = 64;

/** What a fit learns from: one item for each test before an instant, in the order in which they were. */
export function trainingOf(
  histories: readonly (readonly MemoryStep[])[],
  before: Date | null = null,
): TrainingItem[] {
  return histories
    .flatMap((steps) => itemsOf(steps))
    .filter(({ at }) => before === null || at < before)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ item }) => item);
}

function itemsOf(steps: readonly MemoryStep[]): { at: Date; item: TrainingItem }[] {
  // What comes again on the same day moves a memory little, and the fit has another rule for it.
  const daily = steps.filter(({ days }, index) => index === 0 || days > 0).slice(0, longest);
  const pairs = daily.map(({ grade, days }) => [grade, days] as const);
  return daily.flatMap(({ at, isTest }, index) =>
    isTest ? [{ at, item: pairs.slice(0, index + 1) }] : [],
  );
}
