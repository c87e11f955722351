import { addDays, startOfDay } from "../days.ts";
import { localDay } from "../localDay.ts";
import type { Moment } from "../studyDays.ts";

/** A time that a learner spends in one zone; their clock follows when they arrive. */
export interface Stay {
  readonly zone: string;
  readonly from: number;
  readonly to: number;
}

const hour = 3_600_000;

/** From so many hours on a day is one that a learner has to study on. */
const wholeEnough = 12 * hour;

/** A life in several places: each stay ends with a flight, whose hours pass by the clock that was left. */
export function travels(
  begin: number,
  stays: readonly { readonly zone: string; readonly hours: number }[],
): Stay[] {
  let from = begin;
  return stays.map(({ zone, hours }) => {
    const stay = { zone, from, to: from + hours * hour };
    from = stay.to;
    return stay;
  });
}

/** The days that a learner's clock showed, each with the times at which it did. */
export function livedDays(stays: readonly Stay[]): Map<string, Stay[]> {
  const days = new Map<string, Stay[]>();
  for (const { zone, from, to } of stays) {
    for (let day = localDay(from, zone); day <= localDay(to - 1, zone); day = addDays(day, 1)) {
      const start = Math.max(from, startOfDay(day, zone).getTime());
      const end = Math.min(to, startOfDay(addDays(day, 1), zone).getTime());
      if (start < end) days.set(day, [...(days.get(day) ?? []), { zone, from: start, to: end }]);
    }
  }
  return days;
}

/**
 * Someone who studies on each day that their clock shows for half a day or more, at a time that chance gives.
 *
 * @param chance gives numbers from 0 up to 1.
 */
export function studyEveryDay(stays: readonly Stay[], chance: () => number): Moment[] {
  return [...livedDays(stays).values()].flatMap((parts) => {
    const length = parts.reduce((sum, { from, to }) => sum + to - from, 0);
    if (length < wholeEnough) return [];
    let at = Math.floor(chance() * length);
    for (const { zone, from, to } of parts) {
      if (at < to - from) return [{ at: from + at, zone }];
      at -= to - from;
    }
    return [];
  });
}
