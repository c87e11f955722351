import { memberOperation } from "../../../http/operation.ts";
import { loadTwinsOf } from "../twins.ts";

/** Takes a card up again with its twins. Done again, nothing changes. */
export const releaseReviewCard = memberOperation<"releaseReviewCard">(
  async ({ services, member, path }) => {
    const twins = await loadTwinsOf(services.db, member.id, path.card_id);
    await services.db
      .deleteFrom("review_holds")
      .where("user_id", "=", member.id)
      .where("card_id", "in", [path.card_id, ...twins.map(({ atomId }) => atomId)])
      .execute();
    return { status: 204 };
  },
);
