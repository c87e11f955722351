import type { QuestCapsule } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";

/** The capsule of a quest. */
export function loadCapsuleOf(db: Database, capsuleId: string): Promise<QuestCapsule> {
  return db
    .selectFrom("capsules")
    .select(["id", "title", "domain", "area", "language", "source_language"])
    .where("id", "=", capsuleId)
    .executeTakeFirstOrThrow();
}
