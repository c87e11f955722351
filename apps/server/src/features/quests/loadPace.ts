import type { Pace } from "@alambic/domain/quests";

import type { Database } from "../../platform/db/Store.ts";

/** The last days of study, and the last answers, by which a pace is told. */
const mostDays = 14;
const mostAnswers = 60;

/** How long a member usually learns, and how long an answer takes them. */
export async function loadPace(db: Database, userId: string): Promise<Pace> {
  const days = await db
    .selectFrom("study_days")
    .select("study_ms")
    .where("user_id", "=", userId)
    .orderBy("day", "desc")
    .limit(mostDays)
    .execute();
  const answers = await db
    .selectFrom("answers")
    .select("elapsed_ms")
    .where("user_id", "=", userId)
    .orderBy("answer_id", "desc")
    .limit(mostAnswers)
    .execute();
  return {
    studyMs: days.map(({ study_ms }) => study_ms),
    answerMs: answers.map(({ elapsed_ms }) => elapsed_ms),
  };
}
