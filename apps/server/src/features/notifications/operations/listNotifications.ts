import { memberOperation } from "../../../http/operation.ts";
import { decodeCursor, encodeCursor } from "../../../http/paging/cursor.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { countUnread } from "../notificationsChanged.ts";

const defaultLimit = 20;

/** What happened to a member, newest first. */
export const listNotifications = memberOperation<"listNotifications">(
  ({ services: { db }, member, query }) =>
    readSnapshot(db, async (tx) => {
      const limit = query.limit ?? defaultLimit;
      const rows = await selectPage(tx, member.id, query.cursor, limit + 1);
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        status: 200,
        body: {
          items: page.map(({ id, about, created_at, read_at }) => ({
            id,
            about,
            created_at: created_at.toISOString(),
            read_at: read_at?.toISOString() ?? null,
          })),
          next_cursor: last ? encodeCursor({ time: last.created_at, id: last.id }) : null,
          total: await count(tx, member.id),
          unread_count: await countUnread(tx, member.id),
        },
      };
    }),
);

function selectPage(db: Database, userId: string, cursor: string | undefined, limit: number) {
  const page = db
    .selectFrom("notifications")
    .select(["id", "about", "created_at", "read_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (cursor === undefined) return page.execute();
  const { time, id } = decodeCursor(cursor);
  return page
    .where(({ eb, refTuple, tuple }) => eb(refTuple("created_at", "id"), "<", tuple(time, id)))
    .execute();
}

async function count(db: Database, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom("notifications")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return total;
}
