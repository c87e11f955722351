import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { timeZoneOf } from "../../../http/timeZoneOf.ts";
import { todayIn } from "../today.ts";
import { loadTwinsOf } from "../twins.ts";

/** Puts a card aside with its twins, until tomorrow or until it is taken up again. */
export const holdReviewCard = memberOperation<"holdReviewCard">(
  async ({ services, member, path, body, request, now }) => {
    const key = { user_id: member.id, card_id: path.card_id };
    const card = await services.db
      .selectFrom("review_cards")
      .select("card_id")
      .where((eb) => eb.and(key))
      .executeTakeFirst();
    if (!card) throw new Problem("not_found");
    const until = body.kind === "tomorrow" ? todayIn(timeZoneOf(request), now).end : null;
    const hold = { until, held_at: now };
    const twins = await loadTwinsOf(services.db, member.id, path.card_id);
    await services.db
      .insertInto("review_holds")
      .values([
        { ...key, ...hold },
        ...twins.map(({ atomId }) => ({ ...key, card_id: atomId, ...hold })),
      ])
      .onConflict((conflict) => conflict.columns(["user_id", "card_id"]).doUpdateSet(hold))
      .execute();
    return { status: 204 };
  },
);
