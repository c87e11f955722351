import type { StudyPlan } from "@alambic/contract";
import type { Formatter } from "@alambic/i18n";

import type { Database } from "../../../platform/db/Store.ts";
import type { CapsuleMember } from "../../capsules/index.ts";
import { enrolledCapsules } from "../enrolled.ts";
import { capsuleColumns, presentCapsule } from "../lessons.ts";
import { presentOutlook } from "./presentOutlook.ts";

export interface PlanAsked {
  readonly member: CapsuleMember;
  readonly texts: Formatter;
  readonly now: Date;
}

/** The study plan of a member as it stands today; null without one, and while its capsule is left. */
export async function loadStudyPlan(
  db: Database,
  { member, texts, now }: PlanAsked,
): Promise<StudyPlan | null> {
  const stored = await enrolledCapsules(db, member.id)
    .innerJoin("study_plans as plans", "plans.capsule_id", "capsules.id")
    .leftJoin("study_plan_feeds as feeds", "feeds.user_id", "plans.user_id")
    .select([...capsuleColumns, "plans.deadline_on", "plans.minutes_a_day", "plans.time_zone"])
    .select(["plans.updated_at", "feeds.created_at as feed_at"])
    .where("plans.user_id", "=", member.id)
    .executeTakeFirst();
  if (!stored) return null;
  return {
    capsule: presentCapsule(stored),
    deadline_on: stored.deadline_on,
    minutes_a_day: stored.minutes_a_day,
    updated_at: stored.updated_at.toISOString(),
    outlook: await presentOutlook(db, { member, plan: stored, texts, now }),
    feed: stored.feed_at && { created_at: stored.feed_at.toISOString() },
  };
}
