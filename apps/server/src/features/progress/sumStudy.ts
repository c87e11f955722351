import { studiedMinutes } from "@alambic/domain/progress";
import { sql } from "kysely";

import type { Database } from "../../platform/db/Store.ts";

export interface Study {
  /** Whole minutes: of the seconds that are told of each day. */
  readonly minutes: number;
  readonly answers: number;
}

/** What a member has studied on all days together. */
export async function sumStudy(db: Database, userId: string): Promise<Study> {
  const { seconds, answers } = await db
    .selectFrom("study_days")
    .select(({ fn }) => [
      sql<number | null>`sum(round(study_ms / 1000.0))::int`.as("seconds"),
      fn.sum<number | null>("answers").as("answers"),
    ])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return { minutes: studiedMinutes(seconds ?? 0), answers: answers ?? 0 };
}
