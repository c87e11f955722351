export { addNotification, takeNotificationBack } from "./addNotification.ts";
export { notificationsFeature } from "./notificationsFeature.ts";
