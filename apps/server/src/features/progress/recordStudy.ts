import { localDay } from "@alambic/domain/streaks";

import type { Tx } from "../../platform/db/Store.ts";

export interface Study {
  readonly userId: string;
  readonly answeredAt: Date;
  readonly timeZone: string;
  readonly elapsedMs: number;
}

/** Most time that one answer counts: a learner who left the lesson open was not studying. */
const mostMsAnAnswer = 5 * 60_000;

/** The time that an answer counts as study, milliseconds. */
export function studyTime(elapsedMs: number | undefined): number {
  return Math.min(elapsedMs ?? 0, mostMsAnAnswer);
}

/** Adds an answer to the member's day, in their own time zone. */
export async function recordStudy(tx: Tx, study: Study): Promise<void> {
  const day = localDay(study.answeredAt, study.timeZone);
  await tx
    .insertInto("study_days")
    .values({ user_id: study.userId, day, study_ms: study.elapsedMs, answers: 1 })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "day"]).doUpdateSet((stored) => ({
        study_ms: stored("study_days.study_ms", "+", study.elapsedMs),
        answers: stored("study_days.answers", "+", 1),
      })),
    )
    .execute();
}
