import { localDay } from "@alambic/domain/streaks";
import { sql } from "kysely";

import type { Tx } from "../../platform/db/Store.ts";

export interface Study {
  readonly userId: string;
  readonly capsuleId: string;
  readonly at: Date;
  readonly timeZone: string;
  readonly elapsedMs: number;
}

/** Most time that one answer counts: a learner who left the lesson open was not studying. */
const mostMsAnAnswer = 5 * 60_000;

/** The time that an answer counts as study, milliseconds. */
export function studyTime(elapsedMs: number | undefined): number {
  return Math.min(elapsedMs ?? 0, mostMsAnAnswer);
}

/**
 * Adds an answer or a review to the day that it was for its learner: sums, and the first and last event, so
 * that it does not matter in which order they come.
 */
export async function recordStudy(tx: Tx, study: Study): Promise<void> {
  const { userId, capsuleId, at, timeZone, elapsedMs } = study;
  const day = localDay(at, timeZone);
  const isFirst = sql<boolean>`(excluded.first_at, excluded.first_zone) < (study_days.first_at, study_days.first_zone)`;
  const isLast = sql<boolean>`(excluded.last_at, excluded.last_zone) > (study_days.last_at, study_days.last_zone)`;
  await tx
    .insertInto("study_days")
    .values({
      user_id: userId,
      day,
      study_ms: elapsedMs,
      answers: 1,
      first_at: at,
      first_zone: timeZone,
      last_at: at,
      last_zone: timeZone,
    })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "day"]).doUpdateSet((stored) => ({
        study_ms: stored("study_days.study_ms", "+", elapsedMs),
        answers: stored("study_days.answers", "+", 1),
        first_at: sql`case when ${isFirst} then excluded.first_at else study_days.first_at end`,
        first_zone: sql`case when ${isFirst} then excluded.first_zone else study_days.first_zone end`,
        last_at: sql`case when ${isLast} then excluded.last_at else study_days.last_at end`,
        last_zone: sql`case when ${isLast} then excluded.last_zone else study_days.last_zone end`,
      })),
    )
    .execute();
  await tx
    .insertInto("study_capsules")
    .values({ user_id: userId, day, capsule_id: capsuleId, study_ms: elapsedMs, answers: 1 })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "day", "capsule_id"]).doUpdateSet((stored) => ({
        study_ms: stored("study_capsules.study_ms", "+", elapsedMs),
        answers: stored("study_capsules.answers", "+", 1),
      })),
    )
    .execute();
}
