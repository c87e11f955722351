import { memberOperation } from "../../../http/operation.ts";

/** Ends the private address. Done again, nothing changes. */
export const deleteStudyPlanFeed = memberOperation<"deleteStudyPlanFeed">(
  async ({ services, member }) => {
    await services.db.deleteFrom("study_plan_feeds").where("user_id", "=", member.id).execute();
    return { status: 204 };
  },
);
