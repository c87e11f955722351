export { ReminderCard } from "../patterns/reminder-card/ReminderCard.tsx";
export type { ReminderCardProps, ReminderItem } from "../patterns/reminder-card/ReminderCard.tsx";
