const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long before a reminder is due it may be shown, in milliseconds. */
export const reminderWindow = 5 * minute;
/** How long after a notice it is not shown again, in milliseconds. */
export const reminderPause = 6 * hour;
/** How often reminders are looked through, in milliseconds. */
export const reminderCheckInterval = minute;
/** Where a reminder leads that names no plan of its own. */
export const defaultPlanRoute = "/capsules";

/** What decides whether a reminder is shown; instants are epoch milliseconds. */
export interface ReminderSchedule {
  readonly dueAt: number;
  /** Null while it is not done. */
  readonly completedAt: number | null;
  /** Null while it was never shown. */
  readonly lastNotifiedAt: number | null;
}

/** When a reminder is due, as it is said: ahead in whole hours or days, now, or late by them. */
export type ReminderTiming =
  | { readonly kind: "scheduled" | "late"; readonly count: number; readonly unit: "hour" | "day" }
  | { readonly kind: "now" };

/** Whether a date can be chosen for a reminder: it has to be in the future. */
export function isReminderDate(dueAt: number, now: number): boolean {
  return Number.isFinite(dueAt) && dueAt > now;
}

/**
 * Whether a reminder is to be shown: it is not done, due within five minutes (or over it), and was
 * not shown within six hours.
 */
export function isReminderShown(reminder: ReminderSchedule, now: number): boolean {
  const { dueAt, completedAt, lastNotifiedAt } = reminder;
  const rested = lastNotifiedAt === null || now - lastNotifiedAt >= reminderPause;
  return completedAt === null && dueAt - now <= reminderWindow && rested;
}

/** Whether a reminder was missed: it is late by more than five minutes. */
export function isReminderMissed(dueAt: number, now: number): boolean {
  return now - dueAt > reminderWindow;
}

/**
 * When a reminder is due, seen from now. Time ahead is rounded up and time passed is rounded down,
 * so that nothing is said to be nearer or later than it is; late by less than an hour is 0 hours.
 */
export function reminderTiming(dueAt: number, now: number): ReminderTiming {
  const ahead = dueAt - now;
  if (Math.abs(ahead) <= reminderWindow) return { kind: "now" };
  const distance = Math.abs(ahead);
  const round = ahead > 0 ? Math.ceil : Math.floor;
  const kind = ahead > 0 ? "scheduled" : "late";
  return distance < day
    ? { kind, count: round(distance / hour), unit: "hour" }
    : { kind, count: round(distance / day), unit: "day" };
}
