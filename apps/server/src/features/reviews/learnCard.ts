import type { Exercise } from "@alambic/domain/exercises";

import type { Tx } from "../../platform/db/Store.ts";
import { foldCard } from "./foldCard.ts";
import type { CardItem } from "./storeCard.ts";

/** Brings an item into memory after an answer that was logged. A text that is read is no card. */
export async function learnCard(
  tx: Tx,
  userId: string,
  item: CardItem & { readonly exercise: Exercise },
): Promise<void> {
  if (item.exercise.content_type !== "lesson") await foldCard(tx, userId, item);
}
