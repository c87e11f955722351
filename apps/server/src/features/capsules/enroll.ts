import type { Database } from "../../platform/db/Store.ts";

/** Puts a capsule into a member's library; done twice, nothing changes. */
export async function enroll(
  db: Database,
  userId: string,
  capsuleId: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto("enrolments")
    .values({ user_id: userId, capsule_id: capsuleId, enrolled_at: now, last_used_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "capsule_id"])
        .doUpdateSet({ left_at: null, last_used_at: now })
        .where("enrolments.left_at", "is not", null),
    )
    .execute();
}
