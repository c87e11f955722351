import { sql } from "kysely";

import type { Database } from "../../../platform/db/Store.ts";
import { loadEvents } from "../loadEvents.ts";
import { stepsOf } from "../memory/fit/index.ts";
import type { MemoryStep } from "../memory/fit/index.ts";
import { loadTwins } from "../twins.ts";

/** A fit learns from about so many reviews at most. */
const mostReviews = 20_000;

/**
 * What moved a member's memory of each card and its twins, whole, for the cards that were reviewed last, up to 20,000
 * reviews: a history without its beginning says nothing.
 */
export async function loadHistories(db: Database, userId: string): Promise<MemoryStep[][]> {
  const cards = await db
    .selectFrom((eb) =>
      eb
        .selectFrom("reviews")
        .innerJoin("review_cards as cards", (join) =>
          join
            .onRef("cards.user_id", "=", "reviews.user_id")
            .onRef("cards.card_id", "=", "reviews.card_id"),
        )
        .select("cards.card_id")
        .select(
          sql<number>`sum(count(*)) over (order by max(reviewed_at) desc, cards.card_id)`.as(
            "so_far",
          ),
        )
        .where("reviews.user_id", "=", userId)
        .where("undone_at", "is", null)
        .groupBy("cards.card_id")
        .as("latest"),
    )
    .select("card_id as cardId")
    .where("so_far", "<=", mostReviews)
    .orderBy("card_id")
    .execute();
  const memories = await loadTwins(db, userId, { cardIds: cards.map(({ cardId }) => cardId) });
  const log = await loadEvents(
    db,
    userId,
    memories.flat().map(({ atomId }) => atomId),
  );
  return memories.flatMap((twins) => stepsOf(log.of(twins)));
}
