import { reviewXp } from "@alambic/domain/reviews";

import type { Tx } from "../../platform/db/Store.ts";
import { awardXp } from "../progress/index.ts";

export interface CardDay {
  readonly userId: string;
  readonly cardId: string;
  /** `2026-11-20`, in the learner's time zone. */
  readonly day: string;
}

/**
 * Brings the XP of a card's day in line with its reviews that still count.
 *
 * @returns how much XP that gave; negative where it was taken back.
 */
export async function settleReviewXp(tx: Tx, card: CardDay, now: Date): Promise<number> {
  const { userId, cardId, day } = card;
  const ratings = await tx
    .selectFrom("reviews")
    .select("rating")
    .where("user_id", "=", userId)
    .where("card_id", "=", cardId)
    .where("day", "=", day)
    .where("undone_at", "is", null)
    .execute();
  const xp = reviewXp(ratings.map(({ rating }) => rating));
  return awardXp(tx, { userId, reason: "review", thing: `${cardId} ${day}`, xp, day }, now);
}
