import { memberOperation } from "../../../http/operation.ts";
import { transact } from "../../../platform/db/transact.ts";

/** Gives the study plan up, and its calendar feed with it. Done again, nothing changes. */
export const deleteStudyPlan = memberOperation<"deleteStudyPlan">(({ services, member }) =>
  transact(services.db, async (tx) => {
    for (const table of ["study_plan_feeds", "study_plans"] as const)
      await tx.deleteFrom(table).where("user_id", "=", member.id).execute();
    return { status: 204 };
  }),
);
