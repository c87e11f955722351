import type { ActivityDay } from "@alambic/contract";
import { studiedMinutes } from "@alambic/domain/progress";
import { addDays } from "@alambic/domain/streaks";

const daysInWeek = 7;

/** The last seven days, today among them, beside the seven before. */
export interface Week {
  readonly minutes: number;
  /** Days with study. */
  readonly days: number;
  readonly xp: number;
  /** Minutes more than in the seven days before; null where those had none. */
  readonly more: number | null;
}

/** Sums up the week that ends today. */
export function weekOf(days: readonly ActivityDay[], today: string): Week {
  const inWeek = (last: string) =>
    days.filter(({ day }) => day <= last && day > addDays(last, -daysInWeek));
  const week = inWeek(today);
  const minutes = minutesOf(week);
  const before = minutesOf(inWeek(addDays(today, -daysInWeek)));
  return {
    minutes,
    days: week.filter(({ answers }) => answers > 0).length,
    xp: week.reduce((sum, { xp }) => sum + xp, 0),
    more: before === 0 ? null : minutes - before,
  };
}

/** Whole minutes of study on some days. */
export function minutesOf(days: readonly Pick<ActivityDay, "study_seconds">[]): number {
  const seconds = days.reduce((sum, { study_seconds }) => sum + study_seconds, 0);
  return studiedMinutes(seconds);
}
