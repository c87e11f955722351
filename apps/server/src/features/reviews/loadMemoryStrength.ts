import type { MemoryStrength } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";
import { memoryId } from "./twins.ts";

const daysInWeek = 7;
const daysInMonth = 30;

/** How many items a member remembers for how long, twins once. */
export async function loadMemoryStrength(db: Database, userId: string): Promise<MemoryStrength> {
  return db
    .selectFrom("review_cards as cards")
    .innerJoin("atoms", "atoms.id", "cards.atom_id")
    .select(({ fn }) => [
      fn.count<number>(memoryId).distinct().filterWhere("stability", "<", daysInWeek).as("fragile"),
      fn
        .count<number>(memoryId)
        .distinct()
        .filterWhere("stability", ">=", daysInWeek)
        .filterWhere("stability", "<", daysInMonth)
        .as("growing"),
      fn
        .count<number>(memoryId)
        .distinct()
        .filterWhere("stability", ">=", daysInMonth)
        .as("strong"),
    ])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
}
