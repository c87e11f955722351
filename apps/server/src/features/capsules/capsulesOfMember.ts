import type { Database } from "../../platform/db/Store.ts";

/**
 * The capsules that a member is enrolled in or had made. What was left stays in the list of its owner: a
 * capsule of one's own is found nowhere else.
 */
export function capsulesOfMember(db: Database, userId: string) {
  return db
    .selectFrom("enrolments")
    .innerJoin("capsules", "capsules.id", "enrolments.capsule_id")
    .where("enrolments.user_id", "=", userId)
    .where(({ eb, or }) =>
      or([eb("enrolments.left_at", "is", null), eb("capsules.owner_id", "=", userId)]),
    );
}
