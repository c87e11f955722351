export { NotificationList } from "../patterns/notification-list/NotificationList.tsx";
export type {
  NotificationContent,
  NotificationListProps,
} from "../patterns/notification-list/NotificationList.tsx";
export { notificationKinds } from "../patterns/notification-list/notification.ts";
export type {
  NotificationItem,
  NotificationKind,
} from "../patterns/notification-list/notification.ts";
