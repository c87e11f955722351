import type { Feature } from "../../http/Feature.ts";
import { tellMember } from "../../platform/realtime/EventHandler.ts";
import { changedMessage, notificationsChanged } from "./notificationsChanged.ts";

const keptMs = 90 * 24 * 3_600_000;

export const notificationsFeature: Feature = {
  events: [tellMember(notificationsChanged, ({ user_id }, { db }) => changedMessage(db, user_id))],
  greet: changedMessage,
  purge: async (db, now) => {
    const past = new Date(now.getTime() - keptMs);
    await db.deleteFrom("notifications").where("created_at", "<", past).execute();
  },
};
