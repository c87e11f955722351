import { memberOperation } from "../../../http/operation.ts";
import { decodeCursor, encodeCursor } from "../../../http/paging/cursor.ts";
import { selectEntries } from "../entries/selectEntries.ts";
import { presentEntry } from "../entries/presentEntry.ts";

const defaultLimit = 20;

/** Who waits, for administrators: longest waiting first. */
export const listWaitlist = memberOperation<"listWaitlist">(async ({ services: { db }, query }) => {
  const limit = query.limit ?? defaultLimit;
  const { status } = query;
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor);
  const rows = await selectEntries(db, { status, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  let counting = db
    .selectFrom("waitlist_entries")
    .select(({ fn }) => fn.countAll<number>().as("total"));
  if (status !== undefined) counting = counting.where("status", "=", status);
  const { total } = await counting.executeTakeFirstOrThrow();
  const next_cursor = last ? encodeCursor({ time: last.created_at, id: last.id }) : null;
  return { status: 200, body: { items: page.map(presentEntry), next_cursor, total } };
});
