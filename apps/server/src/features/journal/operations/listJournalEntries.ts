import { memberOperation } from "../../../http/operation.ts";
import { decodeCursor, encodeCursor } from "../../../http/paging/cursor.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { holdsWords } from "../../capsules/index.ts";
import { presentEntry, selectEntries } from "../selectEntries.ts";

const defaultLimit = 20;

/** The entries of a member's journal, those written last first. */
export const listJournalEntries = memberOperation<"listJournalEntries">(
  ({ services: { db }, member, query }) =>
    readSnapshot(db, async (tx) => {
      const limit = query.limit ?? defaultLimit;
      const { cursor, search = "" } = query;
      const rows = await selectPage(tx, member.id, { search, cursor, limit: limit + 1 });
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        status: 200,
        body: {
          items: page.map(presentEntry),
          next_cursor: last ? encodeCursor({ time: last.written_at, id: last.entry_id }) : null,
          total: await count(tx, member.id, search),
        },
      };
    }),
);

interface PageAsked {
  readonly search: string;
  readonly cursor: string | undefined;
  readonly limit: number;
}

function selectPage(db: Database, userId: string, { search, cursor, limit }: PageAsked) {
  const page = selectEntries(db, userId)
    .where(holdsWords("entries.searched", search))
    .orderBy("entries.written_at", "desc")
    .orderBy("entries.entry_id", "desc")
    .limit(limit);
  if (cursor === undefined) return page.execute();
  const { time, id } = decodeCursor(cursor);
  return page
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple("entries.written_at", "entries.entry_id"), "<", tuple(time, id)),
    )
    .execute();
}

async function count(db: Database, userId: string, search: string): Promise<number> {
  const { total } = await db
    .selectFrom("journal_entries as entries")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("entries.user_id", "=", userId)
    .where(holdsWords("entries.searched", search))
    .executeTakeFirstOrThrow();
  return total;
}
