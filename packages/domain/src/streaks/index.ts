const dayInMilliseconds = 86_400_000;

/** Whether a text names a time zone that this machine knows (`Europe/Brussels`). */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** The calendar day of an instant (epoch milliseconds or ISO 8601) in a time zone, `YYYY-MM-DD`. */
export function localDay(instant: Date | number | string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const parts = new Map(
    format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}

function dayBefore(day: string): string {
  return addDays(day, -1);
}

/**
 * Days in a row with an answer, up to today. Today may still be open: then the row ends yesterday.
 * Days are `YYYY-MM-DD` in the member's time zone, in any order, repeated or not.
 */
export function streakDays(days: Iterable<string>, today: string): number {
  const active = new Set(days);
  let day = active.has(today) ? today : dayBefore(today);
  let count = 0;
  while (active.has(day)) {
    count += 1;
    day = dayBefore(day);
  }
  return count;
}

/** The day so many days after another (negative: before it), `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const instant = Date.parse(`${day}T00:00:00Z`) + days * dayInMilliseconds;
  return new Date(instant).toISOString().slice(0, 10);
}

const minuteInMilliseconds = 60_000;
/** Farthest that a local midnight lies from that of UTC, minutes. */
const farthestZone = 15 * 60;

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
