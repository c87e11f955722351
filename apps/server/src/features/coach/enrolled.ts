import type { Database } from "../../platform/db/Store.ts";
import { isReadable } from "../capsules/index.ts";
import { capsuleColumns } from "./lessons.ts";

/** The capsules that a member follows, as a query over `capsules`. */
export function enrolledCapsules(db: Database, userId: string) {
  return db
    .selectFrom("capsules")
    .innerJoin("enrolments", (join) =>
      join
        .onRef("enrolments.capsule_id", "=", "capsules.id")
        .on("enrolments.user_id", "=", userId)
        .on("enrolments.left_at", "is", null),
    )
    .where(isReadable(userId));
}

/** The capsules that a member follows, those used last first. */
export function loadEnrolled(db: Database, userId: string) {
  return enrolledCapsules(db, userId)
    .select([...capsuleColumns, "capsules.owner_id", "capsules.main_skill"])
    .orderBy("enrolments.last_used_at", "desc")
    .orderBy("capsules.id", "desc")
    .execute();
}

export type EnrolledCapsule = Awaited<ReturnType<typeof loadEnrolled>>[number];
