import { deadlineFault } from "@alambic/domain/coach";

import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { timeZoneOf } from "../../../http/timeZoneOf.ts";
import { transact } from "../../../platform/db/transact.ts";
import { todayIn } from "../../reviews/index.ts";
import { enrolledCapsules } from "../enrolled.ts";
import { loadStudyPlan } from "../plan/loadStudyPlan.ts";

/** Plans to know a capsule by a day, whether or not that can be met. */
export const setStudyPlan = memberOperation<"setStudyPlan">(
  ({ services, member, body, request, texts, now }) => {
    const timeZone = timeZoneOf(request);
    const fault = deadlineFault(body.deadline_on, todayIn(timeZone, now).day);
    if (fault !== null) refuse("deadline_on", "out_of_range");
    return transact(services.db, async (tx) => {
      const capsule = await enrolledCapsules(tx, member.id)
        .select("capsules.id")
        .where("capsules.id", "=", body.capsule_id)
        .executeTakeFirst();
      if (!capsule) refuse("capsule_id", "not_allowed");
      const plan = { ...body, time_zone: timeZone, updated_at: now };
      await tx
        .insertInto("study_plans")
        .values({ user_id: member.id, ...plan })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet(plan))
        .execute();
      return {
        status: 200,
        body: { plan: await loadStudyPlan(tx, { member, texts, now }) },
      };
    });
  },
);

function refuse(path: string, code: "out_of_range" | "not_allowed"): never {
  throw new Problem("validation_failed", { fields: [{ path, code }] });
}
