import { sql } from "kysely";
import type { DoneToday } from "@alambic/domain/reviews";

import type { Database } from "../../platform/db/Store.ts";

/** Reviews that tell how long one takes. */
const latest = 200;
const usual = 15;
const least = 3;
const most = 120;

/** Seconds that a card takes a member: the mean of their latest reviews. */
export async function loadSecondsACard(db: Database, userId: string): Promise<number> {
  const { seconds } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom("reviews")
        .select("elapsed_ms")
        .where("user_id", "=", userId)
        .where("elapsed_ms", ">", 0)
        .orderBy("day", "desc")
        .limit(latest)
        .as("latest"),
    )
    .select(sql<number | null>`(avg(least(elapsed_ms, 120000)) / 1000)::float8`.as("seconds"))
    .executeTakeFirstOrThrow();
  return Math.min(most, Math.max(least, seconds ?? usual));
}

/** How many cards a member reviewed on a day, and how many of them for the first time. */
export async function loadDone(db: Database, userId: string, day: string): Promise<DoneToday> {
  return db
    .selectFrom("reviews as today")
    .select(({ fn, exists, not, selectFrom }) => [
      fn.count<number>("today.card_id").distinct().as("reviewed"),
      fn
        .count<number>("today.card_id")
        .distinct()
        .filterWhere(
          not(
            exists(
              selectFrom("reviews as earlier")
                .select("earlier.review_id")
                .whereRef("earlier.user_id", "=", "today.user_id")
                .whereRef("earlier.card_id", "=", "today.card_id")
                .whereRef("earlier.day", "<", "today.day")
                .where("earlier.undone_at", "is", null),
            ),
          ),
        )
        .as("introduced"),
    ])
    .where("today.user_id", "=", userId)
    .where("today.day", "=", day)
    .where("today.undone_at", "is", null)
    .executeTakeFirstOrThrow();
}
