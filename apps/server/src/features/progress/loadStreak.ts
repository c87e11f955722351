import { foldStreak } from "@alambic/domain/streaks";
import type { Streak } from "@alambic/domain/streaks";

import type { Database } from "../../platform/db/Store.ts";

export interface StreakRequest {
  readonly userId: string;
  readonly timeZone: string;
  readonly now: Date;
}

/** The streak of a member as it stands now, where they are. */
export async function loadStreak(
  db: Database,
  { userId, timeZone, now }: StreakRequest,
): Promise<Streak> {
  const days = await db
    .selectFrom("study_days")
    .select(["day", "first_at", "first_zone", "last_at", "last_zone"])
    .where("user_id", "=", userId)
    .execute();
  return foldStreak({
    days: days.map(({ day, first_at, first_zone, last_at, last_zone }) => ({
      day,
      first: { at: first_at.getTime(), zone: first_zone },
      last: { at: last_at.getTime(), zone: last_zone },
    })),
    sickDays: await loadSickDays(db, userId),
    now: { at: now.getTime(), zone: timeZone },
  });
}

/** The days that a member declared to have been ill, in order. */
export async function loadSickDays(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("sick_days")
    .select("day")
    .where("user_id", "=", userId)
    .orderBy("day")
    .execute();
  return rows.map(({ day }) => day);
}
