import type { CoachQuota } from "@alambic/contract";
import { coachMessagesOf } from "@alambic/domain/coach";
import { planOf } from "@alambic/domain/plans";
import { quotaPeriod } from "@alambic/domain/quotas";

import { Problem } from "../../http/problems/Problem.ts";
import type { Member } from "../../http/Session.ts";
import type { Database, Tx } from "../../platform/db/Store.ts";

/** What a member has asked of this month's messages. */
export async function loadQuota(db: Database, member: Member, now: Date): Promise<CoachQuota> {
  const { start, end } = quotaPeriod(now);
  const { used } = await db
    .selectFrom("coach_units")
    .select(({ fn }) => fn.countAll<number>().as("used"))
    .where("user_id", "=", member.id)
    .where("returned_at", "is", null)
    .where("spent_at", ">=", new Date(start))
    .where("spent_at", "<", new Date(end))
    .executeTakeFirstOrThrow();
  const limit = coachMessagesOf[planOf(member)];
  return { used, limit, unlimited: limit === null, period_start: start, period_end: end };
}

export interface Unit {
  readonly messageId: string;
  /** Whether the message was begun before and got no answer. */
  readonly isRepeated: boolean;
}

/**
 * Sets a message aside before it is answered, in a transaction that holds the member; one that was counted
 * before counts once. Throws `coach_quota_reached`, and `message_id_reused` where its id stands for
 * something else that was counted.
 */
export async function reserveUnit(
  tx: Tx,
  member: Member,
  { messageId, isRepeated }: Unit,
  now: Date,
): Promise<void> {
  const key = { user_id: member.id, message_id: messageId };
  const known = await tx
    .selectFrom("coach_units")
    .select("returned_at")
    .where((eb) => eb.and(key))
    .executeTakeFirst();
  if (known !== undefined && known.returned_at === null) {
    if (!isRepeated) throw new Problem("message_id_reused");
    return;
  }
  const { used, limit, period_end: end } = await loadQuota(tx, member, now);
  if (limit !== null && used >= limit) {
    const retryAfter = Math.ceil((Date.parse(end) - now.getTime()) / 1000);
    throw new Problem("coach_quota_reached", { messageLimit: limit, retryAfter });
  }
  const unit = { spent_at: now, returned_at: null };
  await tx
    .insertInto("coach_units")
    .values({ ...key, ...unit })
    .onConflict((conflict) => conflict.columns(["user_id", "message_id"]).doUpdateSet(unit))
    .execute();
}

/** Gives a message back that was not answered. Done again, nothing changes. */
export async function returnUnit(
  db: Database,
  userId: string,
  messageId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable("coach_units")
    .set({ returned_at: now })
    .where("user_id", "=", userId)
    .where("message_id", "=", messageId)
    .where("returned_at", "is", null)
    .execute();
}
