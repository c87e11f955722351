import { reviewXp } from "@alambic/domain/reviews";

import type { Tx } from "../../platform/db/Store.ts";

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
  const key = { user_id: userId, reason: "review", thing: `${cardId} ${day}` } as const;
  const before = await tx
    .selectFrom("xp_awards")
    .select("xp")
    .where((eb) => eb.and(key))
    .executeTakeFirst();
  if (xp === 0) {
    await tx
      .deleteFrom("xp_awards")
      .where((eb) => eb.and(key))
      .execute();
  } else {
    await tx
      .insertInto("xp_awards")
      .values({ ...key, xp, awarded_at: now })
      .onConflict((conflict) =>
        conflict.columns(["user_id", "reason", "thing"]).doUpdateSet({ xp }),
      )
      .execute();
  }
  return xp - (before?.xp ?? 0);
}
