import type { Tx } from "../../platform/db/Store.ts";
import { loadEvents } from "./loadEvents.ts";
import { loadPlans } from "./loadSettings.ts";
import { foldMemory } from "./memory/index.ts";
import type { Memory, MemoryPlan } from "./memory/index.ts";
import { storeCard } from "./storeCard.ts";
import type { CardItem } from "./storeCard.ts";
import { loadTwinsOf } from "./twins.ts";

/** The memory of an item, and what its learner wants of it. */
export interface FoldedCard {
  readonly memory: Memory;
  readonly plan: MemoryPlan;
}

/** Makes the memory of an item and its twins anew from the member's log, and stores it. */
export async function foldCard(tx: Tx, userId: string, item: CardItem): Promise<FoldedCard> {
  const others = await loadTwinsOf(tx, userId, item.atomId);
  const twins = [item, ...others];
  const log = await loadEvents(
    tx,
    userId,
    twins.map(({ atomId }) => atomId),
  );
  const events = log.of(twins);
  const planOf = await loadPlans(tx, userId);
  for (const twin of others) await store(twin);
  return store(item);

  async function store(twin: CardItem): Promise<FoldedCard> {
    const plan = planOf(twin.capsuleId);
    const memory = foldMemory(events, plan);
    if (!memory) throw new Error(`Nothing in the log of ${userId} is about item ${twin.atomId}.`);
    await storeCard(tx, userId, twin, memory);
    return { memory, plan };
  }
}
