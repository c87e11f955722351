import { addDays, daysBetween } from "@alambic/domain/streaks";
import type { Streak } from "@alambic/domain/streaks";
import type { StreakStanding } from "@alambic/contract";

import { memberOperation } from "../../../http/operation.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { timeZoneOf } from "../../../http/timeZoneOf.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { readSnapshot } from "../../../platform/db/readSnapshot.ts";
import { loadForecast, loadMemoryStrength, loadRetention, todayIn } from "../../reviews/index.ts";
import { loadActivityDays } from "../loadActivityDays.ts";
import { loadSickDays, loadStreak } from "../loadStreak.ts";
import { loadTotals } from "../loadTotals.ts";
import { presentSickDays } from "../presentSickDays.ts";

const daysUnlessAsked = 365;
const mostDays = 366;
const forecastDays = 30;

/** What the member did day by day, and all that the screen of statistics shows beside it. */
export const getProgressActivity = memberOperation<"getProgressActivity">(
  ({ services, member, query, request, now }) =>
    readSnapshot(services.db, async (tx) => {
      const timeZone = timeZoneOf(request);
      const { day: today } = todayIn(timeZone, now);
      const { from, to } = rangeOf(query, today);
      const userId = member.id;
      const { xp_total } = await loadTotals(tx, userId);
      return {
        status: 200,
        body: {
          today,
          from,
          to,
          first_day: await loadFirstDay(tx, userId),
          xp_total,
          days: await loadActivityDays(tx, { userId, from, to }),
          streak: presentStreak(await loadStreak(tx, { userId, timeZone, now })),
          sick_days: presentSickDays(await loadSickDays(tx, userId), today),
          memory: await loadMemoryStrength(tx, userId),
          retention_7: await loadRetention(tx, userId, today, 7),
          retention_30: await loadRetention(tx, userId, today, 30),
          forecast: await loadForecast(tx, userId, { today, timeZone, days: forecastDays }),
        },
      };
    }),
);

/** The days that are asked for. Throws `validation_failed` where they are none, or too many. */
function rangeOf(asked: { readonly from?: string; readonly to?: string }, today: string) {
  const to = asked.to ?? today;
  const from = asked.from ?? addDays(to, 1 - daysUnlessAsked);
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > mostDays)
    throw new Problem("validation_failed", { fields: [{ path: "from", code: "out_of_range" }] });
  return { from, to };
}

function presentStreak(streak: Streak): StreakStanding {
  return {
    days: streak.days,
    best: streak.best,
    studied_today: streak.studiedToday,
    days_off: [...streak.daysOff].map(([day, reason]) => ({ day, reason })),
    pause_from: streak.pauseFrom,
  };
}

async function loadFirstDay(db: Database, userId: string): Promise<string | null> {
  const { day } = await db
    .selectFrom("study_days")
    .select(({ fn }) => fn.min<string | null>("day").as("day"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return day;
}
