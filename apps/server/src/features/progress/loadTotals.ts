import type { ProgressStats } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";
import { loadAwardedXp } from "./loadAwardedXp.ts";

/** What a member has in all. */
export async function loadTotals(
  db: Database,
  userId: string,
): Promise<Pick<ProgressStats, "xp_total" | "lessons_completed" | "capsules_completed">> {
  const totals = await db
    .selectFrom("capsule_progress")
    .select(({ fn }) => [
      fn.sum<number | null>("xp_earned").as("xp"),
      fn.sum<number | null>("bonus_xp_earned").as("bonus_xp"),
      fn.sum<number | null>("lessons_completed").as("lessons"),
      fn.countAll<number>().filterWhere("status", "=", "completed").as("capsules"),
    ])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return {
    xp_total: (totals.xp ?? 0) + (totals.bonus_xp ?? 0) + (await loadAwardedXp(db, userId)),
    lessons_completed: totals.lessons ?? 0,
    capsules_completed: totals.capsules,
  };
}
