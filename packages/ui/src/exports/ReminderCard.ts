export { ReminderCard, reminderOpens } from "../patterns/reminder-card/ReminderCard.tsx";
export type {
  ReminderCardProps,
  ReminderItem,
  ReminderOpens,
} from "../patterns/reminder-card/ReminderCard.tsx";
