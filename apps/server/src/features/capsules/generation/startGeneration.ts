import { planLimits, planOf } from "@alambic/domain/plans";

import type { Services } from "../../../http/Services.ts";
import type { Member } from "../../../http/Session.ts";
import { enroll } from "../enroll.ts";
import { lockMember } from "../../../platform/db/lockMember.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { transact } from "../../../platform/db/transact.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { quotaOf } from "../quota/quotaOf.ts";
import { generationJob } from "./generationJob.ts";
import { insertPendingCapsule } from "./insertPendingCapsule.ts";
import type { NewCapsule } from "./insertPendingCapsule.ts";
import { presentNewCapsule } from "./presentNewCapsule.ts";
import type { NewCapsuleAnswer } from "./presentNewCapsule.ts";

/**
 * Throws `generation_in_progress` while one of the member's capsules is being made, or
 * `capsule_quota_reached` where this month's are used up.
 */
export async function assertMayGenerate(db: Database, member: Member, now: Date): Promise<void> {
  const running = await db
    .selectFrom("generations")
    .select("capsule_id")
    .where("user_id", "=", member.id)
    .where("status", "=", "pending")
    .executeTakeFirst();
  if (running) throw new Problem("generation_in_progress");
  const limit = planLimits[planOf(member)].capsulesPerMonth;
  if (limit === null) return;
  const { used, period_end } = await quotaOf(db, member, now);
  if (used < limit) return;
  const seconds = (new Date(period_end).getTime() - now.getTime()) / 1000;
  throw new Problem("capsule_quota_reached", { retryAfter: Math.ceil(seconds) });
}

/**
 * Begins to make a capsule. The capsule, the unit of the quota that it costs, the enrolment of its
 * owner and the job are stored together, or nothing is. The answer is what was stored: read later,
 * it could tell of what the job did meanwhile.
 */
export function startGeneration(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  member: Member,
  capsule: NewCapsule,
  now: Date,
): Promise<NewCapsuleAnswer> {
  return transact(db, async (tx) => {
    await lockMember(tx, member.id);
    await assertMayGenerate(tx, member, now);
    await insertPendingCapsule(tx, member.id, capsule, now);
    await tx
      .insertInto("quota_units")
      .values({ capsule_id: capsule.id, user_id: member.id, spent_at: now })
      .execute();
    await enroll(tx, member.id, capsule.id, now);
    await jobs.send(tx, generationJob, { capsule_id: capsule.id });
    return presentNewCapsule(tx, capsule.id, member);
  });
}
