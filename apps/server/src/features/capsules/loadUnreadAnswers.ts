import type { Database } from "../../platform/db/Store.ts";

/** Answers of the coach about some capsules that a reader has not read, by the capsule's id. */
export async function loadUnreadAnswers(
  db: Database,
  capsuleIds: readonly string[],
  readerId: string | null,
): Promise<ReadonlyMap<string, number>> {
  if (capsuleIds.length === 0 || readerId === null) return new Map();
  const rows = await db
    .selectFrom("coach_exchanges")
    .select(({ fn }) => ["capsule_id", fn.countAll<number>().as("unread")])
    .where("user_id", "=", readerId)
    .where("capsule_id", "in", capsuleIds)
    .where("read_at", "is", null)
    .where("answer", "is not", null)
    .groupBy("capsule_id")
    .execute();
  return new Map(rows.flatMap(({ capsule_id: id, unread }) => (id === null ? [] : [[id, unread]])));
}
