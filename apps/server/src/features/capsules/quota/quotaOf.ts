import type { Quota } from "@alambic/contract";
import { planLimits, planOf } from "@alambic/domain/plans";
import { quotaPeriod } from "@alambic/domain/quotas";

import type { Member } from "../../../http/Session.ts";
import type { Database } from "../../../platform/db/Store.ts";

/** What a member has used of this month's capsules. */
export async function quotaOf(
  db: Database,
  member: Member,
  now: Date,
): Promise<Omit<Quota, "pdf_limit_bytes">> {
  const { start, end } = quotaPeriod(now);
  const { used } = await db
    .selectFrom("quota_units")
    .select((units) => units.fn.countAll<number>().as("used"))
    .where("user_id", "=", member.id)
    .where("refunded_at", "is", null)
    .where("spent_at", ">=", new Date(start))
    .where("spent_at", "<", new Date(end))
    .executeTakeFirstOrThrow();
  const limit = planLimits[planOf(member)].capsulesPerMonth;
  return { used, limit, unlimited: limit === null, period_start: start, period_end: end };
}
