import { loadShelf } from "../../features/capsules/index.ts";
import { contentVersion } from "./contentVersion.ts";
import { loadShipped } from "./loadShipped.ts";
import type { ContentStore } from "./loadShipped.ts";
import { retireCapsules } from "./retireCapsules.ts";

/**
 * Loads the shipped capsules where they are not those that were loaded last, and returns the keys
 * of those that changed. An unchanged start reads no lesson at all.
 */
export async function loadChangedContent(store: ContentStore, now: Date): Promise<string[]> {
  const { db } = store;
  const version = contentVersion();
  const loaded = await db.selectFrom("loaded_content").select("version").executeTakeFirst();
  if (loaded?.version === version) return [];
  const { loadShippedCapsules } = await import("@alambic/content");
  const shipped = await loadShippedCapsules();
  const changed = await loadShipped(store, now, shipped);
  await retireCapsules(db, shipped, await loadShelf(store));
  await db
    .insertInto("loaded_content")
    .values({ version, loaded_at: now })
    .onConflict((conflict) => conflict.column("single").doUpdateSet({ version, loaded_at: now }))
    .execute();
  return changed;
}
