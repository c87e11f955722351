import type { LearnedEvent } from "../../http/Learned.ts";
import type { Tx } from "../../platform/db/Store.ts";
import { foldCard } from "./foldCard.ts";

/** Brings an item into memory after an answer that was logged. A text that is read is no card. */
export async function learnCard(tx: Tx, event: LearnedEvent): Promise<void> {
  if (event.kind !== "answer" || event.item.contentType === "lesson") return;
  await foldCard(tx, event.userId, event.item);
}
