import type { Database } from "../../../platform/db/Store.ts";
import { Problem } from "../../../http/problems/Problem.ts";

/** The id of the capsule that a lesson belongs to. Throws `not_found` for no lesson at all. */
export async function findCapsuleOfLesson(db: Database, moleculeId: string): Promise<string> {
  const found = await db
    .selectFrom("molecules")
    .select("capsule_id")
    .where("id", "=", moleculeId)
    .executeTakeFirst();
  if (!found) throw new Problem("not_found");
  return found.capsule_id;
}
