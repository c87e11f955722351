import type { Correction } from "@alambic/author/service";
import type { Database } from "../../../platform/db/Store.ts";

const most = 200;

/**
 * The corrections that count for a member, newest first: their own, and those of administrators.
 * Nobody else can teach the classifier something wrong for them.
 */
export function loadCorrections(db: Database, userId: string): Promise<Correction[]> {
  return db
    .selectFrom("classification_corrections as corrections")
    .innerJoin("users", "users.id", "corrections.user_id")
    .select(["corrections.text", "corrections.corrected"])
    .where(({ eb, or }) => or([eb("users.id", "=", userId), eb("users.is_superuser", "=", true)]))
    .orderBy("corrections.created_at", "desc")
    .limit(most)
    .execute();
}
