export { ReminderList } from "../patterns/reminder-card/ReminderList.tsx";
export type {
  PlannedReminder,
  ReminderListContent,
  ReminderListProps,
} from "../patterns/reminder-card/ReminderList.tsx";
