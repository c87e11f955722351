import { reviewXp } from "@alambic/domain/reviews";

import type { Tx } from "../../platform/db/Store.ts";
import { awardXp } from "../progress/index.ts";
import { loadMemoryOf } from "./twins.ts";

export interface CardDay {
  readonly userId: string;
  readonly cardId: string;
  /** `2026-11-20`, in the learner's time zone. */
  readonly day: string;
}

/**
 * Brings the XP of a card's day in line with its reviews that still count. An item and its twins in other
 * languages are one card, for XP as for memory.
 *
 * @returns how much XP that gave; negative where it was taken back.
 */
export async function settleReviewXp(tx: Tx, card: CardDay, now: Date): Promise<number> {
  const { userId, cardId, day } = card;
  const { memoryId, cardIds } = await loadMemoryOf(tx, cardId);
  const ratings = await tx
    .selectFrom("reviews")
    .select("rating")
    .where("user_id", "=", userId)
    .where("card_id", "in", cardIds)
    .where("day", "=", day)
    .where("undone_at", "is", null)
    .execute();
  const award = { userId, reason: "review" as const, day };
  let more = 0;
  // Before twins were one here, each had its own.
  for (const id of cardIds.filter((one) => one !== memoryId)) {
    more += await awardXp(tx, { ...award, thing: `${id} ${day}`, xp: 0 }, now);
  }
  const xp = reviewXp(ratings.map(({ rating }) => rating));
  return more + (await awardXp(tx, { ...award, thing: `${memoryId} ${day}`, xp }, now));
}
