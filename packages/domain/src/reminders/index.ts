export {
  defaultPlanRoute,
  isReminderDate,
  isReminderMissed,
  isReminderShown,
  reminderCheckInterval,
  reminderPause,
  reminderTiming,
  reminderWindow,
} from "./rules.ts";
export type { ReminderSchedule, ReminderTiming } from "./rules.ts";
export { claimReminders } from "./claim.ts";
export type { Claim } from "./claim.ts";
export {
  completeReminder,
  createReminder,
  readReminder,
  reminderTarget,
} from "./study-reminder.ts";
export type { ReminderDraft, StudyReminder } from "./study-reminder.ts";
