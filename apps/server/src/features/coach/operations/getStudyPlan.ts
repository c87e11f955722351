import { memberOperation } from "../../../http/operation.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import { loadStudyPlan } from "../plan/loadStudyPlan.ts";

/** The study plan, as it stands today. */
export const getStudyPlan = memberOperation<"getStudyPlan">(({ services, member, texts, now }) =>
  readSnapshot(services.db, async (tx) => ({
    status: 200,
    body: { plan: await loadStudyPlan(tx, { member, texts, now }) },
  })),
);
