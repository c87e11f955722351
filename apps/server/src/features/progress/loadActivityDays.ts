import type { ActivityDay } from "@alambic/contract";
import { studiedSeconds } from "@alambic/domain/progress";

import type { Database } from "../../platform/db/Store.ts";

export interface DaysRequest {
  readonly userId: string;
  /** `2026-11-20`, and the last day with it. */
  readonly from: string;
  readonly to: string;
}

/** Each day of a member that has something in it, in order. */
export async function loadActivityDays(db: Database, request: DaysRequest): Promise<ActivityDay[]> {
  const { userId, from, to } = request;
  const days = await db
    .selectFrom("study_days")
    .select(["day", "study_ms", "answers", "xp", "reviewed", "remembered"])
    .where("user_id", "=", userId)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day")
    .execute();
  const domains = await loadDomains(db, request);
  return days.map(({ study_ms, ...day }) => ({
    ...day,
    study_seconds: studiedSeconds(study_ms),
    domains: domains.get(day.day) ?? [],
  }));
}

async function loadDomains(
  db: Database,
  { userId, from, to }: DaysRequest,
): Promise<Map<string, ActivityDay["domains"]>> {
  const rows = await db
    .selectFrom("study_capsules as study")
    .innerJoin("capsules", "capsules.id", "study.capsule_id")
    .select(({ fn }) => [
      "study.day",
      "capsules.domain",
      fn.sum<number>("study.study_ms").as("study_ms"),
      fn.sum<number>("study.answers").as("answers"),
    ])
    .where("study.user_id", "=", userId)
    .where("study.day", ">=", from)
    .where("study.day", "<=", to)
    .groupBy(["study.day", "capsules.domain"])
    .orderBy("study.day")
    .orderBy("capsules.domain")
    .execute();
  const byDay = new Map<string, ActivityDay["domains"]>();
  for (const { day, domain, study_ms: studyMs, answers } of rows) {
    const figures = { domain, study_seconds: studiedSeconds(studyMs), answers };
    byDay.set(day, [...(byDay.get(day) ?? []), figures]);
  }
  return byDay;
}
