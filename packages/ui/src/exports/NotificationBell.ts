export { NotificationBell } from "../patterns/notification-bell/NotificationBell.tsx";
export type { NotificationBellProps } from "../patterns/notification-bell/NotificationBell.tsx";
