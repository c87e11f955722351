import { planOf } from "@alambic/domain/plans";
import { capsulesRemaining } from "@alambic/domain/quotas";

import { memberOperation } from "../../../http/operation.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { timeZoneOf } from "../../../http/timeZoneOf.ts";
import { quotaOf } from "../../capsules/index.ts";
import { loadStreak } from "../loadStreak.ts";
import { loadTotals } from "../loadTotals.ts";

const millisecondsInMinute = 60_000;

/** The figures of a member's dashboard. */
export const getProgressStats = memberOperation<"getProgressStats">(
  async ({ services: { db, loadFigures }, member, request, now }) => {
    const timeZone = timeZoneOf(request);
    const studied = await sumStudy(db, member.id);
    const streak = await loadStreak(db, { userId: member.id, timeZone, now });
    const figures = await loadFigures(db, { userId: member.id, timeZone, now });
    const { used } = await quotaOf(db, member, now);
    return {
      status: 200,
      body: {
        study_minutes: Math.floor(studied.ms / millisecondsInMinute),
        streak_days: streak.days,
        capsules_remaining: capsulesRemaining(planOf(member), used),
        quests_available: figures.quests_available ?? 0,
        reviews_due: figures.reviews_due ?? 0,
        answers_logged: studied.answers,
        ...(await loadTotals(db, member.id)),
      },
    };
  },
);

async function sumStudy(db: Database, userId: string) {
  const { ms, answers } = await db
    .selectFrom("study_days")
    .select(({ fn }) => [
      fn.sum<number | null>("study_ms").as("ms"),
      fn.sum<number | null>("answers").as("answers"),
    ])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return { ms: ms ?? 0, answers: answers ?? 0 };
}
