import { isReminderMissed, reminderTiming } from "@alambic/domain/reminders";
import { useI18n } from "@alambic/i18n/react";

export interface ReminderWords {
  /** When it is due: "in 2 hours", "now", "1 day late". */
  readonly timing: string;
  /** What to do now, or what is still to be done. */
  readonly message: string;
  readonly late: boolean;
}

const timings = {
  scheduled: { hour: "tools.reminder.timing.inHours", day: "tools.reminder.timing.inDays" },
  late: { hour: "tools.reminder.timing.lateHours", day: "tools.reminder.timing.lateDays" },
} as const;

/** A reminder in words, seen from now. */
export function useReminderWords(title: string, dueAt: Date, now: Date): ReminderWords {
  const { t } = useI18n();
  const timing = reminderTiming(dueAt.getTime(), now.getTime());
  const missed = isReminderMissed(dueAt.getTime(), now.getTime());
  return {
    timing:
      timing.kind === "now"
        ? t("tools.reminder.timing.now")
        : t(timings[timing.kind][timing.unit], { count: timing.count }),
    message: t(missed ? "tools.reminder.missed" : "tools.reminder.now", { title }),
    late: missed,
  };
}
