import type { Retention } from "@alambic/contract";
import { addDays } from "@alambic/domain/streaks";

import type { Database } from "../../platform/db/Store.ts";

/** How many of the reviews of so many days, today the last of them, found the answer remembered. */
export async function loadRetention(
  db: Database,
  userId: string,
  today: string,
  days: number,
): Promise<Retention> {
  return db
    .selectFrom("reviews")
    .select(({ fn }) => [
      fn.countAll<number>().as("reviewed"),
      fn.countAll<number>().filterWhere("rating", "<>", "again").as("remembered"),
    ])
    .where("user_id", "=", userId)
    .where("undone_at", "is", null)
    .where("day", ">", addDays(today, -days))
    .where("day", "<=", today)
    .executeTakeFirstOrThrow();
}
