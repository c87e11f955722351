import type { Database } from "../../platform/db/Store.ts";
import { contentVersion } from "./contentVersion.ts";
import { loadShipped } from "./loadShipped.ts";

/**
 * Loads the shipped capsules where they are not those that were loaded last, and returns the keys
 * of those that changed. An unchanged start reads no lesson at all.
 */
export async function loadChangedContent(db: Database, now: Date): Promise<string[]> {
  const version = contentVersion();
  const loaded = await db.selectFrom("loaded_content").select("version").executeTakeFirst();
  if (loaded?.version === version) return [];
  const { loadShippedCapsules } = await import("@alambic/content");
  const changed = await loadShipped(db, now, await loadShippedCapsules());
  await db
    .insertInto("loaded_content")
    .values({ version, loaded_at: now })
    .onConflict((conflict) => conflict.column("single").doUpdateSet({ version, loaded_at: now }))
    .execute();
  return changed;
}
