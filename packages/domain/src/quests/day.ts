import { localDay } from "../streaks/index.ts";

/** The latest quest of a learner. */
export interface LastQuest {
  /** `YYYY-MM-DD`, in the time zone in which it was first seen. */
  readonly day: string;
  /** When that day ends there. */
  readonly endsAt: Date;
}

/**
 * The day whose quest a learner has now, wherever they are: that of the last quest until its day ends
 * where it was first seen, then their own day, but never an earlier one than there was. So all devices
 * show the same one whatever zones they are in, a flight gives no second quest for a day, and nobody
 * ever has none.
 */
export function questDay(last: LastQuest | null, now: Date, timeZone: string): string {
  const today = localDay(now, timeZone);
  if (last === null) return today;
  return now < last.endsAt || today < last.day ? last.day : today;
}
