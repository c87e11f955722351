import type { Database } from "../../../platform/db/Store.ts";
import { memoryVersion } from "../memory/fit/index.ts";

/** The parameters that were fitted to a member's reviews and kept; null where there are none of this model. */
export async function loadKeptParameters(
  db: Database,
  userId: string,
): Promise<readonly number[] | null> {
  const kept = await db
    .selectFrom("memory_fits")
    .select("parameters")
    .where("user_id", "=", userId)
    .where("version", "=", memoryVersion)
    .executeTakeFirst();
  return kept?.parameters ?? null;
}
