import type { MemoryStrength } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";

const daysInWeek = 7;
const daysInMonth = 30;

/** How many cards of a member are remembered for how long. */
export async function loadMemoryStrength(db: Database, userId: string): Promise<MemoryStrength> {
  return db
    .selectFrom("review_cards")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("stability", "<", daysInWeek).as("fragile"),
      fn
        .countAll<number>()
        .filterWhere("stability", ">=", daysInWeek)
        .filterWhere("stability", "<", daysInMonth)
        .as("growing"),
      fn.countAll<number>().filterWhere("stability", ">=", daysInMonth).as("strong"),
    ])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
}
