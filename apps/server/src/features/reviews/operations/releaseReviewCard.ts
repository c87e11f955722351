import { memberOperation } from "../../../http/operation.ts";

/** Takes a card up again. Done again, nothing changes. */
export const releaseReviewCard = memberOperation<"releaseReviewCard">(
  async ({ services, member, path }) => {
    await services.db
      .deleteFrom("review_holds")
      .where("user_id", "=", member.id)
      .where("card_id", "=", path.card_id)
      .execute();
    return { status: 204 };
  },
);
