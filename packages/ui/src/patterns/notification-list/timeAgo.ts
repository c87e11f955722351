const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A distance from now in the unit that reads best, as `relativeTime` takes it; null for just now. */
export interface TimeAgo {
  readonly value: number;
  readonly unit: "minute" | "hour" | "day";
}

/**
 * How long ago a moment was. Null under a minute and for what a wrong clock puts into the future; a
 * date serves better after a week.
 */
export function timeAgo(moment: Date, now: Date): TimeAgo | "date" | null {
  const passed = now.getTime() - moment.getTime();
  if (passed < minute) return null;
  if (passed < hour) return { value: -Math.floor(passed / minute), unit: "minute" };
  if (passed < day) return { value: -Math.floor(passed / hour), unit: "hour" };
  if (passed < 7 * day) return { value: -Math.floor(passed / day), unit: "day" };
  return "date";
}
