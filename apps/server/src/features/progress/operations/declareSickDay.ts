import { refuseSickDay } from "@alambic/domain/streaks";

import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { timeZoneOf } from "../../../http/timeZoneOf.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import { transact } from "../../../platform/db/transact.ts";
import { todayIn } from "../../reviews/index.ts";
import { loadSickDays } from "../loadStreak.ts";
import { presentSickDays } from "../presentSickDays.ts";

/** Declares that a member was ill on a day. Declared again, nothing changes. */
export const declareSickDay = memberOperation<"declareSickDay">(
  ({ services, member, body: { day }, request, now }) =>
    transact(services.db, async (tx) => {
      await lockMember(tx, member.id);
      const { day: today } = todayIn(timeZoneOf(request), now);
      const declared = await loadSickDays(tx, member.id);
      const refusal = refuseSickDay({ day, today, declared });
      if (refusal !== null)
        throw new Problem("validation_failed", { fields: [{ path: "day", code: refusal }] });
      await tx
        .insertInto("sick_days")
        .values({ user_id: member.id, day, declared_at: now })
        .onConflict((conflict) => conflict.columns(["user_id", "day"]).doNothing())
        .execute();
      return {
        status: 200,
        body: presentSickDays(await loadSickDays(tx, member.id), today),
      };
    }),
);
