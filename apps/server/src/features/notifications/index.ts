export { addNotification, takeNotificationBack } from "./addNotification.ts";
export { noticedCapsule, noticedLesson } from "./noticed.ts";
export { notificationsFeature } from "./notificationsFeature.ts";
export { readNotificationOf } from "./readNotificationOf.ts";
