import type { ProgressStats } from "@alambic/contract";
import { planOf } from "@alambic/domain/plans";
import { capsulesRemaining } from "@alambic/domain/quotas";

import type { LoadFigures } from "../../http/Learned.ts";
import type { Member } from "../../http/Session.ts";
import type { Database } from "../../platform/db/Store.ts";
import { loadStreak } from "./loadStreak.ts";
import { loadTotals } from "./loadTotals.ts";
import { sumStudy } from "./sumStudy.ts";

export interface StatsRequest {
  readonly member: Member;
  readonly timeZone: string;
  readonly now: Date;
  /** Capsules that the member made this month. */
  readonly capsulesMade: number;
  readonly loadFigures: LoadFigures;
}

/** What a member has done, and what waits for them. */
export async function loadStats(
  db: Database,
  { member, timeZone, now, capsulesMade, loadFigures }: StatsRequest,
): Promise<ProgressStats> {
  const learner = { userId: member.id, timeZone, now };
  const studied = await sumStudy(db, member.id);
  const streak = await loadStreak(db, learner);
  const figures = await loadFigures(db, learner);
  return {
    study_minutes: studied.minutes,
    streak_days: streak.days,
    capsules_remaining: capsulesRemaining(planOf(member), capsulesMade),
    quests_available: figures.quests_available ?? 0,
    reviews_due: figures.reviews_due ?? 0,
    answers_logged: studied.answers,
    ...(await loadTotals(db, member.id)),
  };
}
