import { prefix } from "../../../http/contract/Contract.ts";
import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { transact } from "../../../platform/db/transact.ts";
import { createToken, hashToken } from "../../../platform/tokens.ts";

/** Makes a private address for calendar apps, in place of the one before. */
export const createStudyPlanFeed = memberOperation<"createStudyPlanFeed">(
  ({ services, member, now }) =>
    transact(services.db, async (tx) => {
      const plan = await tx
        .selectFrom("study_plans")
        .select("user_id")
        .where("user_id", "=", member.id)
        .executeTakeFirst();
      if (!plan) throw new Problem("not_found");
      const token = createToken();
      const feed = { token_hash: hashToken(token), created_at: now };
      await tx
        .insertInto("study_plan_feeds")
        .values({ user_id: member.id, ...feed })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet(feed))
        .execute();
      const path = `${prefix}/toolbox/coach/calendar/${token}`;
      return { status: 201, body: { path, created_at: now.toISOString() } };
    }),
);
