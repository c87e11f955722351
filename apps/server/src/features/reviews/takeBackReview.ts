import { Problem } from "../../http/problems/Problem.ts";
import type { Tx } from "../../platform/db/Store.ts";
import { addToDay } from "../progress/index.ts";
import { figuresOfReview } from "./figuresOfReview.ts";

/** A review that no longer counts: the XP of its card and day is still to be settled. */
export interface TakenBack {
  readonly cardId: string;
  readonly day: string;
}

/**
 * Marks a review as undone, and takes it out of the figures of its day. The time it took was spent. Done
 * again, nothing changes. Throws `not_found` where the member has no such review.
 */
export async function takeBackReview(
  tx: Tx,
  userId: string,
  reviewId: string,
  now: Date,
): Promise<TakenBack> {
  const key = { user_id: userId, review_id: reviewId };
  const review = await tx
    .selectFrom("reviews")
    .select(["card_id", "day", "rating", "undone_at"])
    .where((eb) => eb.and(key))
    .executeTakeFirst();
  if (!review) throw new Problem("not_found");
  const { day } = review;
  if (review.undone_at === null) {
    await tx
      .updateTable("reviews")
      .set({ undone_at: now })
      .where((eb) => eb.and(key))
      .execute();
    const { reviewed, remembered } = figuresOfReview(review.rating);
    await addToDay(tx, { userId, day }, { reviewed: -reviewed, remembered: -remembered });
  }
  return { cardId: review.card_id, day };
}
