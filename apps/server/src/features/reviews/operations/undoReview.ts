import type { ReviewRating } from "@alambic/contract";

import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { timeZoneOf } from "../../../http/timeZoneOf.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import { transact } from "../../../platform/db/transact.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import { addToDay } from "../../progress/index.ts";
import { figuresOfReview } from "../figuresOfReview.ts";
import { findCard } from "../findCard.ts";
import { foldCard } from "../foldCard.ts";
import { presentCard } from "../presentCard.ts";
import { settleReviewXp } from "../reviewXp.ts";

/** Takes a review back, with the XP that it gave. Done again, nothing changes. */
export const undoReview = memberOperation<"undoReview">(
  ({ services, member, body, request, now }) =>
    transact(services.db, async (tx) => {
      await lockMember(tx, member.id);
      const key = { user_id: member.id, review_id: body.review_id };
      const review = await tx
        .selectFrom("reviews")
        .select(["card_id", "day", "rating", "undone_at"])
        .where((eb) => eb.and(key))
        .executeTakeFirst();
      if (!review) throw new Problem("not_found");
      if (review.undone_at === null) await takeBack(tx, member.id, { ...review, ...key }, now);
      const card = await findCard(tx, member.id, review.card_id);
      const memory = await foldCard(tx, member.id, card);
      const ofDay = { userId: member.id, cardId: card.cardId, day: review.day };
      const xp = await settleReviewXp(tx, ofDay, now);
      const learner = { userId: member.id, timeZone: timeZoneOf(request), now };
      await services.publishLearned(tx, { ...learner, kind: "review-undone", cardId: card.cardId });
      return {
        status: 200,
        body: {
          review_id: body.review_id,
          card: presentCard(card.cardId, memory, learner),
          xp_returned: xp === 0 ? 0 : -xp,
        },
      };
    }),
);

interface Counted {
  readonly review_id: string;
  readonly day: string;
  readonly rating: ReviewRating;
}

/** Marks a review as undone, and takes it out of the figures of its day. The time it took was spent. */
async function takeBack(
  tx: Tx,
  userId: string,
  { review_id, day, rating }: Counted,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("reviews")
    .set({ undone_at: now })
    .where("user_id", "=", userId)
    .where("review_id", "=", review_id)
    .execute();
  const { reviewed, remembered } = figuresOfReview(rating);
  await addToDay(tx, { userId, day }, { reviewed: -reviewed, remembered: -remembered });
}
