import { memberOperation } from "../../../http/operation.ts";
import { decodeCursor, encodeCursor } from "../../../http/paging/cursor.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { presentFeedback, selectFeedback } from "../selectFeedback.ts";

const defaultLimit = 20;

/** What members said, for administrators: newest first. */
export const listFeedback = memberOperation<"listFeedback">(({ services: { db }, query }) =>
  readSnapshot(db, async (tx) => {
    const limit = query.limit ?? defaultLimit;
    const { cursor, handled } = query;
    const after = cursor === undefined ? null : decodeCursor(cursor);
    const rows = await selectAsked(tx, handled)
      .$if(after !== null, (asked) =>
        asked.where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple("feedback.sent_at", "feedback.id"),
            "<",
            tuple(after?.time ?? new Date(0), after?.id ?? ""),
          ),
        ),
      )
      .orderBy("feedback.sent_at", "desc")
      .orderBy("feedback.id", "desc")
      .limit(limit + 1)
      .execute();
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    const { total } = await selectAsked(tx, handled)
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    return {
      status: 200,
      body: {
        items: page.map(presentFeedback),
        next_cursor: last ? encodeCursor({ time: last.sent_at, id: last.id }) : null,
        total,
      },
    };
  }),
);

function selectAsked(db: Database, handled: boolean | undefined) {
  return selectFeedback(db).$if(handled !== undefined, (all) =>
    all.where("feedback.handled_at", handled === true ? "is not" : "is", null),
  );
}
