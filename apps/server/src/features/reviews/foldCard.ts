import type { Tx } from "../../platform/db/Store.ts";
import { loadEvents } from "./loadEvents.ts";
import { loadPlans } from "./loadSettings.ts";
import { foldMemory } from "./memory/index.ts";
import type { Memory, MemoryPlan } from "./memory/index.ts";
import { storeCard } from "./storeCard.ts";
import type { CardItem } from "./storeCard.ts";

/** The memory of an item, and what its learner wants of it. */
export interface FoldedCard {
  readonly memory: Memory;
  readonly plan: MemoryPlan;
}

/** Makes the memory of an item anew from the member's log, and stores it. */
export async function foldCard(tx: Tx, userId: string, item: CardItem): Promise<FoldedCard> {
  const card = { cardId: item.atomId, capsuleId: item.capsuleId };
  const log = await loadEvents(tx, userId, { cardIds: [card.cardId] });
  const plan = (await loadPlans(tx, userId))(item.capsuleId);
  const memory = foldMemory(log.of(card), plan);
  if (!memory) throw new Error(`Nothing in the log of ${userId} is about item ${item.atomId}.`);
  await storeCard(tx, userId, item, memory);
  return { memory, plan };
}
