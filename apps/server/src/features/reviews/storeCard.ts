import type { Tx } from "../../platform/db/Store.ts";
import type { Memory } from "./memory/index.ts";
import { columnsOf } from "./memoryColumns.ts";

/** The item whose memory a card holds. */
export interface CardItem {
  readonly atomId: string;
  readonly moleculeId: string;
  readonly capsuleId: string;
}

/** Stores the memory of an item. */
export async function storeCard(
  tx: Tx,
  userId: string,
  { atomId, moleculeId, capsuleId }: CardItem,
  memory: Memory,
): Promise<void> {
  const stored = columnsOf(memory);
  await tx
    .insertInto("review_cards")
    .values({
      user_id: userId,
      card_id: atomId,
      atom_id: atomId,
      molecule_id: moleculeId,
      capsule_id: capsuleId,
      ...stored,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "card_id"]).doUpdateSet(stored))
    .execute();
}
