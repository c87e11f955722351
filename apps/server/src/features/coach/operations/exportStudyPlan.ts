import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import { loadStudyPlan } from "../plan/loadStudyPlan.ts";
import { renderCalendar } from "../plan/renderCalendar.ts";

/** The study plan as a calendar file. */
export const exportStudyPlan = memberOperation<"exportStudyPlan">(
  async ({ services, member, texts, now }) => {
    const plan = await readSnapshot(services.db, (tx) => loadStudyPlan(tx, { member, texts, now }));
    if (plan === null) throw new Problem("not_found");
    return {
      status: 200,
      headers: {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": 'attachment; filename="alambic.ics"',
      },
      body: renderCalendar({ plan, userId: member.id, texts }),
    };
  },
);
