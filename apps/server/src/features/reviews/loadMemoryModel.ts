import type { MemoryModel } from "@alambic/domain/coach";

import type { Database } from "../../platform/db/Store.ts";
import { loadModel } from "./loadSettings.ts";
import { memoryModel } from "./memory/index.ts";

/** How the memory of a member behaves, at the retention that they want. */
export async function loadMemoryModel(db: Database, userId: string): Promise<MemoryModel> {
  return memoryModel(await loadModel(db, userId));
}
