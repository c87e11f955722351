import type { UseStore } from "idb-keyval";

import { openDatabase } from "./openDatabase.ts";
import type { StoreName } from "./openDatabase.ts";

/**
 * One store of the local database, for idb-keyval. With `durability: "strict"` a write is done only
 * once the operating system has it on the disk.
 */
export function createStore(name: StoreName, durability: IDBTransactionDurability): UseStore {
  return async (mode, callback) => {
    const database = await openDatabase();
    return await callback(database.transaction(name, mode, { durability }).objectStore(name));
  };
}
