export { ReminderSnackbar } from "../patterns/reminder-card/ReminderSnackbar.tsx";
export type { ReminderSnackbarProps } from "../patterns/reminder-card/ReminderSnackbar.tsx";
