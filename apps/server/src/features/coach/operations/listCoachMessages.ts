import { memberOperation } from "../../../http/operation.ts";
import { decodeCursor, encodeCursor } from "../../../http/paging/cursor.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { countUnread, presentExchange, selectExchanges } from "../exchanges.ts";

const defaultLimit = 20;

/** What was said with the coach, what was asked last first. */
export const listCoachMessages = memberOperation<"listCoachMessages">(
  ({ services: { db }, member, query }) =>
    readSnapshot(db, async (tx) => {
      const limit = query.limit ?? defaultLimit;
      const rows = await selectPage(tx, member.id, query.cursor, limit + 1);
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      const { total } = await tx
        .selectFrom("coach_exchanges")
        .select(({ fn }) => fn.countAll<number>().as("total"))
        .where("user_id", "=", member.id)
        .executeTakeFirstOrThrow();
      return {
        status: 200,
        body: {
          items: page.map(presentExchange),
          next_cursor: last ? encodeCursor({ time: last.asked_at, id: last.message_id }) : null,
          total,
          unread_count: await countUnread(tx, member.id),
        },
      };
    }),
);

function selectPage(db: Database, userId: string, cursor: string | undefined, limit: number) {
  const page = selectExchanges(db, userId)
    .orderBy("exchanges.asked_at", "desc")
    .orderBy("exchanges.message_id", "desc")
    .limit(limit);
  if (cursor === undefined) return page.execute();
  const { time, id } = decodeCursor(cursor);
  return page
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple("exchanges.asked_at", "exchanges.message_id"), "<", tuple(time, id)),
    )
    .execute();
}
