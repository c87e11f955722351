import { memberOperation } from "../../../http/operation.ts";
import { decodeCursor, encodeCursor } from "../../../http/paging/cursor.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { countHeld, heldCardsOf } from "../heldCards.ts";

const defaultLimit = 20;

/** The cards that a member put aside, the last one first. */
export const getHeldReviewCards = memberOperation<"getHeldReviewCards">(
  ({ services: { db }, member, query, now }) =>
    readSnapshot(db, async (tx) => {
      const limit = query.limit ?? defaultLimit;
      const asked = { userId: member.id, now, cursor: query.cursor, limit: limit + 1 };
      const rows = await selectPage(tx, asked);
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        status: 200,
        body: {
          items: page.map(({ card_id, until, held_at: _, ...card }) => ({
            id: card_id,
            ...card,
            kind: until === null ? "suspended" : "tomorrow",
          })),
          next_cursor: last ? encodeCursor({ time: last.held_at, id: last.card_id }) : null,
          total: await countHeld(tx, member.id, now),
        },
      };
    }),
);

interface PageAsked {
  readonly userId: string;
  readonly now: Date;
  readonly cursor: string | undefined;
  readonly limit: number;
}

function selectPage(db: Database, { userId, now, cursor, limit }: PageAsked) {
  const page = heldCardsOf(db, userId, now)
    .select([
      "holds.card_id",
      "holds.until",
      "holds.held_at",
      "atoms.title",
      "capsules.title as capsule_title",
      "capsules.language",
      "molecules.title as molecule_title",
    ])
    .orderBy("holds.held_at", "desc")
    .orderBy("holds.card_id", "desc")
    .limit(limit);
  if (cursor === undefined) return page.execute();
  const { time, id } = decodeCursor(cursor);
  return page
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple("holds.held_at", "holds.card_id"), "<", tuple(time, id)),
    )
    .execute();
}
