import { sql } from "kysely";
import type { SqlBool } from "kysely";
import type { ReviewCapsule } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";
import { cardsOf, comesAt } from "./waitingCards.ts";
import type { Today } from "./waitingCards.ts";

/** Each capsule of a member with cards, and how many of them wait today. */
export function loadCapsules(
  db: Database,
  userId: string,
  { start, end }: Today,
): Promise<ReviewCapsule[]> {
  return cardsOf(db, userId, "each")
    .select(({ fn }) => [
      "capsules.id",
      "capsules.title",
      fn.countAll<number>().as("cards"),
      fn
        .countAll<number>()
        .filterWhere(sql<SqlBool>`${comesAt(start)} < ${end}`)
        .as("waiting"),
    ])
    .groupBy(["capsules.id", "capsules.title"])
    .orderBy("waiting", "desc")
    .orderBy("capsules.title")
    .orderBy("capsules.id")
    .execute();
}
