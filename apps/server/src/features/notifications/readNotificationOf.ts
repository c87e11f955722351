import type { NotificationSubject } from "@alambic/contract";

import type { Tx } from "../../platform/db/Store.ts";
import { notify } from "../../platform/realtime/notify.ts";
import { notificationsChanged } from "./notificationsChanged.ts";

/** Marks what a member was told of something as read: they saw the thing itself. */
export async function readNotificationOf(
  tx: Tx,
  userId: string,
  { kind, thing }: { readonly kind: NotificationSubject["kind"]; readonly thing: string },
  now: Date,
): Promise<void> {
  const [read] = await tx
    .updateTable("notifications")
    .set({ read_at: now })
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("thing", "=", thing)
    .where("read_at", "is", null)
    .execute();
  if (read !== undefined && read.numUpdatedRows > 0n)
    await notify(tx, notificationsChanged, { user_id: userId });
}
