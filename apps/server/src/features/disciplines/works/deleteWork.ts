import type { Database } from "../../../platform/db/Store.ts";
import type { WorkDiscipline } from "../../../platform/db/tables/disciplines.ts";

/** Deletes what a member made. Done again, nothing changes. */
export async function deleteWork(
  db: Database,
  userId: string,
  discipline: WorkDiscipline,
  workId: string,
): Promise<void> {
  await db
    .deleteFrom("works")
    .where("user_id", "=", userId)
    .where("discipline", "=", discipline)
    .where("work_id", "=", workId)
    .execute();
}
