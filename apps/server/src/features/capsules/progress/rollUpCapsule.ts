import { lessonsProgress } from "@alambic/domain/progress";
import type { Progress } from "@alambic/domain/progress";

import type { Tx } from "../../../platform/db/Store.ts";
import { lessonTotalsColumns, progressOfLesson, storedStatus } from "./storedProgress.ts";

/**
 * Adds up a member's lessons of a capsule, those that are still being made among them.
 * `planBonus` is what their plan gives for finishing it: it is given once, and returned then.
 */
export async function rollUpCapsule(
  tx: Tx,
  userId: string,
  capsuleId: string,
  planBonus = 0,
): Promise<{ readonly progress: Progress; readonly planBonusGiven: number }> {
  const lessons = await selectLessons(tx, userId, capsuleId);
  const progress = lessonsProgress(lessons);
  const given = await planBonusBefore(tx, userId, capsuleId);
  const isFirstCompletion = progress.progress_status === "completed" && given === 0;
  const planBonusGiven = isFirstCompletion ? planBonus : 0;
  const stored = {
    status: storedStatus(progress),
    progress_percentage: progress.progress_percentage,
    lessons_completed: lessons.filter((lesson) => storedStatus(lesson) === "completed").length,
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

async function selectLessons(tx: Tx, userId: string, capsuleId: string): Promise<Progress[]> {
  const rows = await tx
    .selectFrom("molecules")
    .leftJoin("molecule_progress as progress", (join) =>
      join.onRef("progress.molecule_id", "=", "molecules.id").on("progress.user_id", "=", userId),
    )
    .select([...lessonTotalsColumns, "molecules.bonus_xp_total"])
    .where("molecules.capsule_id", "=", capsuleId)
    .execute();
  return rows.map(progressOfLesson);
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
