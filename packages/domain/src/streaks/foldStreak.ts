import { addDays, daysBetween, startOfDay } from "./days.ts";
import { localDay } from "./localDay.ts";
import { byDay } from "./studyDays.ts";
import type { Moment, StudyDay } from "./studyDays.ts";

/** What keeps a streak although nothing was studied on a day. */
export type DayOff = "pause" | "sick";

export interface Streak {
  /** Days with study in a row, up to today; today may still be open. */
  readonly days: number;
  /** The longest row so far. */
  readonly best: number;
  readonly studiedToday: boolean;
  /** Days without study that broke nothing. */
  readonly daysOff: ReadonlyMap<string, DayOff>;
  /** The first day that the free pause can cover again; null where it is free now. */
  readonly pauseFrom: string | null;
}

export interface StreakLog {
  /** In any order. */
  readonly days: readonly StudyDay[];
  /** Days that the learner declared to have been ill. */
  readonly sickDays: Iterable<string>;
  readonly now: Moment;
  /** Off, a day without study ends the row unless it was a sick one. */
  readonly hasPause?: boolean;
}

/** One day in any seven may pass without study. */
export const pauseEveryDays = 7;

/** Beyond so many days between two with study there is no streak to save. */
const longestGap = 40;

/**
 * The streak that a log of study adds up to. A day in between counts as missed only where it was lived
 * from midnight to midnight, wherever the learner was: who flies over the date line has lost a day, and who
 * travels has the day of the journey off. One day in seven is a free pause, and sick days break nothing.
 */
export function foldStreak({ days, sickDays, now, hasPause = true }: StreakLog): Streak {
  const sick = new Set(sickDays);
  const daysOff = new Map<string, DayOff>();
  let run: Run = { days: 0, best: 0, pausedOn: null };
  let previous: StudyDay | null = null;
  for (const day of days.toSorted(byDay)) {
    run = previous === null ? run : cross(run, previous, day, { sick, daysOff, hasPause });
    run = { ...run, days: run.days + 1, best: Math.max(run.best, run.days + 1) };
    previous = day;
  }
  const today = localDay(now.at, now.zone);
  if (previous !== null && previous.day < today) {
    run = cross(run, previous, { day: today, first: now }, { sick, daysOff, hasPause });
  }
  return {
    days: run.days,
    best: run.best,
    studiedToday: days.some(({ day }) => day === today),
    daysOff,
    pauseFrom: pauseFrom(run, today),
  };
}

interface Run {
  readonly days: number;
  readonly best: number;
  readonly pausedOn: string | null;
}

interface Rules {
  readonly sick: ReadonlySet<string>;
  readonly daysOff: Map<string, DayOff>;
  readonly hasPause: boolean;
}

/** The run after the days between two; it ends where one of them was missed. */
function cross(
  run: Run,
  from: StudyDay,
  to: Pick<StudyDay, "day" | "first">,
  { sick, daysOff, hasPause }: Rules,
): Run {
  const gap = daysBetween(from.day, to.day) - 1;
  if (gap < 1) return run;
  const ended = { ...run, days: 0, pausedOn: null };
  if (gap > longestGap) return ended;
  const off = new Map<string, DayOff>();
  let { pausedOn } = run;
  let isTravelDayFree = from.last.zone !== to.first.zone;
  for (let day = addDays(from.day, 1); day < to.day; day = addDays(day, 1)) {
    if (sick.has(day)) off.set(day, "sick");
    else if (!wasLived(day, from.last, to.first)) continue;
    else if (isTravelDayFree) isTravelDayFree = false;
    else if (hasPause && (pausedOn === null || daysBetween(pausedOn, day) >= pauseEveryDays)) {
      off.set(day, "pause");
      pausedOn = day;
    } else return ended;
  }
  for (const [day, reason] of off) daysOff.set(day, reason);
  return { ...run, pausedOn };
}

/** Whether a day passed from its beginning to its end between two moments, in the zone of each. */
function wasLived(day: string, from: Moment, to: Moment): boolean {
  return [from.zone, to.zone].every((zone) => {
    const start = startOfDay(day, zone).getTime();
    const end = startOfDay(addDays(day, 1), zone).getTime();
    return start < end && from.at <= start && end <= to.at;
  });
}

function pauseFrom({ pausedOn }: Run, today: string): string | null {
  if (pausedOn === null) return null;
  const day = addDays(pausedOn, pauseEveryDays);
  return day > today ? day : null;
}
