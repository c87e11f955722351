import type { ShippedCapsule } from "@alambic/content";

import type { Database } from "../../platform/db/Store.ts";
import { contentKey } from "../../features/capsules/index.ts";

/**
 * Takes capsules out of the catalogue that no longer ship: they are kept for those who joined them.
 * One that ships again is loaded anew.
 */
export async function retireCapsules(
  db: Database,
  shipped: readonly ShippedCapsule[],
  shelf: readonly string[],
): Promise<void> {
  await db
    .updateTable("capsules")
    .set({ is_public: false, content_hash: null })
    .where("content_key", "is not", null)
    .where("content_key", "not in", [...shipped.map(contentKey), ...shelf])
    .execute();
}
