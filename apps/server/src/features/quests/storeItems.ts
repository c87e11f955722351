import type { QuestCandidate } from "@alambic/domain/quests";

import type { Tx } from "../../platform/db/Store.ts";

export interface QuestKey {
  readonly userId: string;
  readonly questId: string;
}

/** Stores what a quest asks, from a position on. What was dropped before, and can be asked again, is. */
export async function storeItems(
  tx: Tx,
  { userId, questId }: QuestKey,
  items: readonly QuestCandidate[],
  from: number,
): Promise<void> {
  if (items.length === 0) return;
  await tx
    .insertInto("quest_items")
    .values(
      items.map(({ atomId, reason, isReading }, index) => ({
        user_id: userId,
        quest_id: questId,
        atom_id: atomId,
        position: from + index,
        reason,
        is_reading: isReading,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["user_id", "quest_id", "atom_id"]).doUpdateSet(({ ref }) => ({
        position: ref("excluded.position"),
        reason: ref("excluded.reason"),
        dropped_at: null,
      })),
    )
    .execute();
}
