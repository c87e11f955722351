import { publicOperation } from "../../../http/operation.ts";
import type { QueryOf } from "../../../http/operationTypes.ts";
import { capsuleColumns } from "../capsuleColumns.ts";
import { completeCapsules } from "../completeCapsules.ts";
import { publicCapsules } from "../publicCapsules.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { decodeCursor, encodeCursor } from "../../../http/paging/cursor.ts";

type Query = QueryOf<"listPublicCapsules">;

const defaultLimit = 24;

/** A page of the catalogue, newest first. */
export const listPublicCapsules = publicOperation<"listPublicCapsules">(
  async ({ services: { db }, query, session }) => {
    const limit = query.limit ?? defaultLimit;
    const rows = await selectPage(db, query, limit + 1);
    const { total } = await publicCapsules(db, query)
      .select((capsules) => capsules.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      status: 200,
      body: {
        items: await completeCapsules(db, page, session?.member ?? null),
        next_cursor: last ? encodeCursor({ time: last.created_at, id: last.id }) : null,
        total,
      },
    };
  },
);

function selectPage(db: Database, query: Query, limit: number) {
  const page = publicCapsules(db, query)
    .select(capsuleColumns)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (query.cursor === undefined) return page.execute();
  const { time, id } = decodeCursor(query.cursor);
  return page
    .where(({ eb, refTuple, tuple }) => eb(refTuple("created_at", "id"), "<", tuple(time, id)))
    .execute();
}
