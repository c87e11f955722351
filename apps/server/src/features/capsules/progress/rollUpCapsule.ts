import { lessonsProgress, sumXpTotals } from "@alambic/domain/progress";
import type { Progress } from "@alambic/domain/progress";

import type { Tx } from "../../../platform/db/Store.ts";
import { lessonTotalsColumns, progressOfLesson, storedStatus } from "./storedProgress.ts";

/**
 * Adds up a member's lessons of a capsule, those that are still being made among them. What they earned
 * and finished in lessons that are no longer part of it is kept; nothing more is asked of those.
 * `planBonus` is what their plan gives for finishing it: it is given once, and returned then.
 */
export async function rollUpCapsule(
  tx: Tx,
  userId: string,
  capsuleId: string,
  planBonus = 0,
): Promise<{ readonly progress: Progress; readonly planBonusGiven: number }> {
  const { lessons, retired } = await selectLessons(tx, userId, capsuleId);
  const progress = withEarned(lessonsProgress(lessons), retired);
  const given = await planBonusBefore(tx, userId, capsuleId);
  const isFirstCompletion = progress.progress_status === "completed" && given === 0;
  const planBonusGiven = isFirstCompletion ? planBonus : 0;
  const stored = {
    status: storedStatus(progress),
    progress_percentage: progress.progress_percentage,
    lessons_completed: [...lessons, ...retired].filter(
      (lesson) => storedStatus(lesson) === "completed",
    ).length,
    atoms_completed: progress.atoms_completed,
    xp_earned: progress.xp_earned,
    bonus_xp_earned: progress.bonus_xp_earned + given + planBonusGiven,
    plan_bonus_xp: given + planBonusGiven,
  };
  await tx
    .insertInto("capsule_progress")
    .values({ user_id: userId, capsule_id: capsuleId, ...stored })
    .onConflict((conflict) => conflict.columns(["user_id", "capsule_id"]).doUpdateSet(stored))
    .execute();
  return { progress, planBonusGiven };
}

function withEarned(progress: Progress, retired: readonly Progress[]): Progress {
  const earned = retired.map((lesson) => ({ ...lesson, xp_total: 0, bonus_xp_total: 0 }));
  return { ...progress, ...sumXpTotals([progress, ...earned]) };
}

async function selectLessons(tx: Tx, userId: string, capsuleId: string) {
  const rows = await tx
    .selectFrom("molecules")
    .leftJoin("molecule_progress as progress", (join) =>
      join.onRef("progress.molecule_id", "=", "molecules.id").on("progress.user_id", "=", userId),
    )
    .select([...lessonTotalsColumns, "molecules.bonus_xp_total", "molecules.retired_at"])
    .where("molecules.capsule_id", "=", capsuleId)
    .execute();
  return {
    lessons: rows.filter(({ retired_at }) => retired_at === null).map(progressOfLesson),
    retired: rows.filter(({ retired_at }) => retired_at !== null).map(progressOfLesson),
  };
}

async function planBonusBefore(tx: Tx, userId: string, capsuleId: string): Promise<number> {
  const stored = await tx
    .selectFrom("capsule_progress")
    .select("plan_bonus_xp")
    .where("user_id", "=", userId)
    .where("capsule_id", "=", capsuleId)
    .executeTakeFirst();
  return stored?.plan_bonus_xp ?? 0;
}
