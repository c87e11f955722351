import type { SocketMessage } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";
import type { EventKind } from "../../platform/realtime/ServerEvent.ts";

/** A notification was added or taken back, or some were read. */
export const notificationsChanged: EventKind<"user_id"> = {
  kind: "notifications.changed",
  ids: ["user_id"],
};

/** What a member's devices are told of it, whatever it was. */
export async function changedMessage(db: Database, userId: string): Promise<SocketMessage> {
  return { type: "notifications.changed", unread_count: await countUnread(db, userId) };
}

/** How many notifications a member has not read. */
export async function countUnread(db: Database, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom("notifications")
    .select(({ fn }) => fn.countAll<number>().as("unread"))
    .where("user_id", "=", userId)
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return unread;
}
