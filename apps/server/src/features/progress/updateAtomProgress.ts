import type { ProgressStatus } from "@alambic/contract";
import { awardXp, nextAtomStatus } from "@alambic/domain/progress";

import type { Tx } from "../../platform/db/Store.ts";
import type { StoredProgress } from "../../platform/db/tables/progress.ts";
import type { AnswerableItem } from "./findItem.ts";
import type { Verdict } from "./judge.ts";

export interface Award {
  readonly xp: number;
  readonly bonusXp: number;
  readonly status: ProgressStatus;
}

/** Brings a member's progress in an item up to date, and says what the answer earned. */
export async function updateAtomProgress(
  tx: Tx,
  userId: string,
  item: AnswerableItem,
  verdict: Verdict,
  now: Date,
): Promise<Award> {
  const before = await selectProgress(tx, userId, item.atomId);
  const alreadyAwarded = (item.isBonus ? before?.bonus_xp_earned : before?.xp_earned) ?? 0;
  const wasRevealed = before?.was_revealed ?? false;
  const xp = awardXp({
    reward: item.rewardXp,
    score: verdict.score,
    alreadyAwarded,
    revealedBefore: wasRevealed,
  });
  const status = storable(nextAtomStatus(before?.status ?? "not_started", verdict.outcome));
  const after = {
    status,
    attempts: (before?.attempts ?? 0) + 1,
    was_revealed: wasRevealed || verdict.outcome === "revealed",
    best_score: Math.max(before?.best_score ?? 0, verdict.score),
    xp_earned: item.isBonus ? 0 : alreadyAwarded + xp,
    bonus_xp_earned: item.isBonus ? alreadyAwarded + xp : 0,
    updated_at: now,
  };
  await tx
    .insertInto("atom_progress")
    .values({
      user_id: userId,
      atom_id: item.atomId,
      molecule_id: item.moleculeId,
      capsule_id: item.capsuleId,
      ...after,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "atom_id"]).doUpdateSet(after))
    .execute();
  return { xp: item.isBonus ? 0 : xp, bonusXp: item.isBonus ? xp : 0, status };
}

function selectProgress(tx: Tx, userId: string, atomId: string) {
  return tx
    .selectFrom("atom_progress")
    .select(["status", "attempts", "was_revealed", "best_score", "xp_earned", "bonus_xp_earned"])
    .where("user_id", "=", userId)
    .where("atom_id", "=", atomId)
    .executeTakeFirst();
}

function storable(status: ProgressStatus): StoredProgress {
  return status === "locked" ? "not_started" : status;
}
