import { planOf } from "@alambic/domain/plans";
import { capsulesRemaining } from "@alambic/domain/quotas";
import { localDay, streakDays } from "@alambic/domain/streaks";

import { memberOperation } from "../../../http/operation.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { timeZoneOf } from "../../../http/timeZoneOf.ts";
import { quotaOf } from "../../capsules/index.ts";
import { loadAwardedXp } from "../loadAwardedXp.ts";

const millisecondsInMinute = 60_000;

/** The figures of a member's dashboard. */
export const getProgressStats = memberOperation<"getProgressStats">(
  async ({ services: { db, loadFigures }, member, request, now }) => {
    const days = await loadStudyDays(db, member.id);
    const studyMs = days.reduce((sum, { study_ms }) => sum + study_ms, 0);
    const timeZone = timeZoneOf(request);
    const figures = await loadFigures(db, { userId: member.id, timeZone, now });
    const { used } = await quotaOf(db, member, now);
    return {
      status: 200,
      body: {
        study_minutes: Math.floor(studyMs / millisecondsInMinute),
        streak_days: streakDays(
          days.map(({ day }) => day),
          localDay(now, timeZone),
        ),
        capsules_remaining: capsulesRemaining(planOf(member), used),
        quests_available: figures.quests_available ?? 0,
        reviews_due: figures.reviews_due ?? 0,
        answers_logged: days.reduce((sum, { answers }) => sum + answers, 0),
        ...(await loadTotals(db, member.id)),
      },
    };
  },
);

function loadStudyDays(db: Database, userId: string) {
  return db
    .selectFrom("study_days")
    .select(["day", "study_ms", "answers"])
    .where("user_id", "=", userId)
    .execute();
}

async function loadTotals(db: Database, userId: string) {
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
