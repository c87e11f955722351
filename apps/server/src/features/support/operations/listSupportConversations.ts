import { memberOperation } from "../../../http/operation.ts";
import { decodeCursor, encodeCursor } from "../../../http/paging/cursor.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import { presentConversation, selectConversations } from "../selectConversations.ts";

const defaultLimit = 20;

/** The conversations of a member with the team, those with the newest message first. */
export const listSupportConversations = memberOperation<"listSupportConversations">(
  ({ services: { db }, member, query }) =>
    readSnapshot(db, async (tx) => {
      const { cursor, limit = defaultLimit } = query;
      const own = selectConversations(tx, member.id);
      const after = cursor === undefined ? null : decodeCursor(cursor);
      const rows = await own
        .$if(after !== null, (asked) =>
          asked.where(({ eb, refTuple, tuple }) =>
            eb(
              refTuple("last_activity_at", "conversation_id"),
              "<",
              tuple(after?.time ?? new Date(0), after?.id ?? ""),
            ),
          ),
        )
        .orderBy("last_activity_at", "desc")
        .orderBy("conversation_id", "desc")
        .limit(limit + 1)
        .execute();
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      const { total } = await own
        .clearSelect()
        .select(({ fn }) => fn.countAll<number>().as("total"))
        .executeTakeFirstOrThrow();
      return {
        status: 200,
        body: {
          items: page.map(presentConversation),
          next_cursor: last
            ? encodeCursor({ time: last.last_activity_at, id: last.conversation_id })
            : null,
          total,
        },
      };
    }),
);
