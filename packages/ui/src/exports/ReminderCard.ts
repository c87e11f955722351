export { ReminderCard, reminderTargets } from "../patterns/reminder-card/ReminderCard.tsx";
export type {
  ReminderCardProps,
  ReminderItem,
  ReminderTarget,
} from "../patterns/reminder-card/ReminderCard.tsx";
