import { memberOperation } from "../../../http/operation.ts";
import type { QueryOf } from "../../../http/operationTypes.ts";
import { decodeCursor, encodeCursor } from "../../../http/paging/cursor.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { holdsWords, presentLinks } from "../../capsules/index.ts";
import { selectNotes } from "../selectNotes.ts";

const defaultLimit = 20;

/** The notes of a member, those changed last first. */
export const listNotes = memberOperation<"listNotes">(({ services: { db }, member, query }) =>
  readSnapshot(db, async (tx) => {
    const limit = query.limit ?? defaultLimit;
    const rows = await selectPage(tx, member.id, query, limit + 1);
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    const { total } = await asked(tx, member.id, query)
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    return {
      status: 200,
      body: {
        items: page.map((row) => ({
          id: row.note_id,
          title: row.title,
          excerpt: row.excerpt,
          version: row.version,
          conflict_of: row.conflict_of,
          updated_at: row.updated_at.toISOString(),
          ...presentLinks(row),
        })),
        next_cursor: last ? encodeCursor({ time: last.updated_at, id: last.note_id }) : null,
        total,
      },
    };
  }),
);

type Query = QueryOf<"listNotes">;

function asked(db: Database, userId: string, { search = "", molecule_id: moleculeId }: Query) {
  return selectNotes(db, userId)
    .where(holdsWords("notes.searched", search))
    .$if(moleculeId !== undefined, (notes) => notes.where("molecule_id", "=", moleculeId ?? null));
}

function selectPage(db: Database, userId: string, query: Query, limit: number) {
  const page = asked(db, userId, query)
    .select(["notes.note_id", "notes.title", "notes.excerpt", "notes.version"])
    .select(["notes.conflict_of", "notes.updated_at"])
    .orderBy("notes.updated_at", "desc")
    .orderBy("notes.note_id", "desc")
    .limit(limit);
  if (query.cursor === undefined) return page.execute();
  const { time, id } = decodeCursor(query.cursor);
  return page
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple("notes.updated_at", "notes.note_id"), "<", tuple(time, id)),
    )
    .execute();
}
