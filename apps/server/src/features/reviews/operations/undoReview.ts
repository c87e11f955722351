import { memberOperation } from "../../../http/operation.ts";
import { timeZoneOf } from "../../../http/timeZoneOf.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import { transact } from "../../../platform/db/transact.ts";
import { findCard } from "../findCard.ts";
import { foldCard } from "../foldCard.ts";
import { presentCard } from "../presentCard.ts";
import { settleReviewXp } from "../reviewXp.ts";
import { takeBackReview } from "../takeBackReview.ts";

/** Takes a review back, with the XP that it gave. Done again, nothing changes. */
export const undoReview = memberOperation<"undoReview">(
  ({ services, member, body, request, now }) =>
    transact(services.db, async (tx) => {
      await lockMember(tx, member.id);
      const { cardId, day } = await takeBackReview(tx, member.id, body.review_id, now);
      const card = await findCard(tx, member.id, cardId);
      const folded = await foldCard(tx, member.id, card);
      const xp = await settleReviewXp(tx, { userId: member.id, cardId, day }, now);
      const learner = { userId: member.id, timeZone: timeZoneOf(request), now };
      await services.publishLearned(tx, { ...learner, kind: "review-undone", cardId });
      return {
        status: 200,
        body: {
          review_id: body.review_id,
          card: presentCard(cardId, folded, learner),
          xp_returned: xp === 0 ? 0 : -xp,
        },
      };
    }),
);
