import { memberOperation } from "../../../http/operation.ts";
import { transact } from "../../../platform/db/transact.ts";
import { notify } from "../../../platform/realtime/notify.ts";
import { countUnread, notificationsChanged } from "../notificationsChanged.ts";

/** Marks some notifications of a member as read, or all. Done again, nothing changes. */
export const readNotifications = memberOperation<"readNotifications">(
  async ({ services, member, body, now }) => {
    const unread = await transact(services.db, async (tx) => {
      const { ids } = body;
      const [read] = await tx
        .updateTable("notifications")
        .set({ read_at: now })
        .where("user_id", "=", member.id)
        .where("read_at", "is", null)
        .$if(ids !== undefined, (query) => query.where("id", "in", ids ?? []))
        .execute();
      if (read !== undefined && read.numUpdatedRows > 0n) {
        await notify(tx, notificationsChanged, { user_id: member.id });
      }
      return countUnread(tx, member.id);
    });
    return { status: 200, body: { unread_count: unread } };
  },
);
