import { isReminderShown } from "./rules.ts";
import type { ReminderSchedule } from "./rules.ts";

export interface Claim<Reminder> {
  /** What is to be shown now, and by whoever asked: what comes first is due first. */
  readonly due: readonly Reminder[];
  /** All reminders as they are to be kept from now on. */
  readonly kept: readonly Reminder[];
}

/**
 * Takes the reminders that are to be shown now. They are marked as shown, so that nobody else takes
 * them: the reading and the keeping have to be one step.
 *
 * A notice that lies ahead was marked by a clock that has been turned back since. It counts from now,
 * so that the reminder neither comes twice at once nor waits for as long as the clock was wrong.
 */
export function claimReminders<Reminder extends ReminderSchedule>(
  reminders: readonly Reminder[],
  now: number,
): Claim<Reminder> {
  const due: Reminder[] = [];
  const kept = reminders.map((reminder) => {
    const { lastNotifiedAt } = reminder;
    const isAhead = lastNotifiedAt !== null && lastNotifiedAt > now;
    if (!isAhead && !isReminderShown(reminder, now)) return reminder;
    const marked = { ...reminder, lastNotifiedAt: now };
    if (!isAhead) due.push(marked);
    return marked;
  });
  return { due: due.toSorted((a, b) => a.dueAt - b.dueAt), kept };
}
