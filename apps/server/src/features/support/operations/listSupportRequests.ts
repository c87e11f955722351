import { sql } from "kysely";

import { memberOperation } from "../../../http/operation.ts";
import { decodeCursor, encodeCursor } from "../../../http/paging/cursor.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import { presentRequest, selectRequests } from "../selectRequests.ts";

const defaultLimit = 20;

/** What members ask, for administrators: what waits longest first, or what was written last. */
export const listSupportRequests = memberOperation<"listSupportRequests">(
  ({ services: { db }, query }) =>
    readSnapshot(db, async (tx) => {
      const { status, cursor, limit = defaultLimit } = query;
      const waits = status === "open";
      const asked = selectRequests(tx).where("requests.status", "=", status);
      const time = waits ? "requests.waiting_since" : "requests.last_activity_at";
      const after = cursor === undefined ? null : decodeCursor(cursor);
      const rows = await asked
        .$if(after !== null, (page) =>
          page.where(
            sql<boolean>`(${sql.ref(time)}, requests.id) ${waits ? sql`>` : sql`<`}
              (${after?.time}, ${after?.id}::uuid)`,
          ),
        )
        .orderBy(time, waits ? "asc" : "desc")
        .orderBy("requests.id", waits ? "asc" : "desc")
        .limit(limit + 1)
        .execute();
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      const { total } = await asked
        .clearSelect()
        .select(({ fn }) => fn.countAll<number>().as("total"))
        .executeTakeFirstOrThrow();
      return {
        status: 200,
        body: {
          items: page.map(presentRequest),
          next_cursor: last
            ? encodeCursor({ time: last.waiting_since ?? last.last_activity_at, id: last.id })
            : null,
          total,
        },
      };
    }),
);
