import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import { transact } from "../../../platform/db/transact.ts";
import { whenItCanHaveBeen } from "../../progress/index.ts";
import { foldCards } from "../foldCards.ts";

/** Begins anew with the cards of a capsule. The same restart sent again counts once. */
export const restartReviews = memberOperation<"restartReviews">(({ services, member, body, now }) =>
  transact(services.db, async (tx) => {
    await lockMember(tx, member.id);
    const key = { user_id: member.id, restart_id: body.restart_id };
    const earlier = await tx
      .selectFrom("review_restarts")
      .select(["capsule_id", "cards"])
      .where((eb) => eb.and(key))
      .executeTakeFirst();
    if (earlier) {
      if (earlier.capsule_id !== body.capsule_id) throw new Problem("review_id_reused");
      return { status: 200, body: { cards: earlier.cards } };
    }
    const { cards } = await tx
      .selectFrom("review_cards")
      .select(({ fn }) => fn.countAll<number>().as("cards"))
      .where("user_id", "=", member.id)
      .where("capsule_id", "=", body.capsule_id)
      .executeTakeFirstOrThrow();
    if (cards === 0) throw new Problem("not_found");
    await tx
      .insertInto("review_restarts")
      .values({
        ...key,
        capsule_id: body.capsule_id,
        restarted_at: whenItCanHaveBeen(body.restarted_at, member, now),
        cards,
      })
      .execute();
    await foldCards(tx, member.id, { capsuleId: body.capsule_id });
    return { status: 200, body: { cards } };
  }),
);
