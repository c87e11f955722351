import type { Tx } from "../../platform/db/Store.ts";
import { loadEvents } from "./loadEvents.ts";
import { foldMemory } from "./memory.ts";
import type { Memory } from "./memory.ts";
import { storeCard } from "./storeCard.ts";
import type { CardItem } from "./storeCard.ts";

/** Makes the memory of an item anew from the member's log, and stores it. */
export async function foldCard(tx: Tx, userId: string, item: CardItem): Promise<Memory> {
  const memory = foldMemory(await loadEvents(tx, userId, item.atomId));
  if (!memory) throw new Error(`Nothing in the log of ${userId} is about item ${item.atomId}.`);
  await storeCard(tx, userId, item, memory);
  return memory;
}
