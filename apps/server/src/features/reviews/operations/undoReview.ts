import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { timeZoneOf } from "../../../http/timeZoneOf.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import { transact } from "../../../platform/db/transact.ts";
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
        .select(["card_id", "day"])
        .where((eb) => eb.and(key))
        .executeTakeFirst();
      if (!review) throw new Problem("not_found");
      await tx
        .updateTable("reviews")
        .set({ undone_at: now })
        .where((eb) => eb.and(key))
        .where("undone_at", "is", null)
        .execute();
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
