import { localDay } from "./localDay.ts";

const dayInMilliseconds = 86_400_000;
const minuteInMilliseconds = 60_000;

/** Farthest that a local midnight lies from that of UTC, minutes. */
const farthestZone = 15 * 60;

/** Whether a text names a time zone that this machine knows (`Europe/Brussels`). */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** The day so many days after another (negative: before it), `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const instant = Date.parse(`${day}T00:00:00Z`) + days * dayInMilliseconds;
  return new Date(instant).toISOString().slice(0, 10);
}

/** How many days one day lies after another; negative where it is before it. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayInMilliseconds;
}

/**
 * The first instant of a day in a time zone, to the minute. Where clocks skip midnight it is the instant
 * after the gap.
 */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const at = (minutes: number) => midnight + minutes * minuteInMilliseconds;
  let [before, from] = [-farthestZone, farthestZone];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (localDay(at(middle), timeZone) < day) before = middle;
    else from = middle;
  }
  return new Date(at(from));
}
