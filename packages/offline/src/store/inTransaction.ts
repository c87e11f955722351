import { openDatabase } from "./openDatabase.ts";
import type { StoreName } from "./openDatabase.ts";

/** Both stores of saved lessons: what is written to them in one transaction is there wholly or not at all. */
const copies = ["molecules", "capsules"] as const satisfies StoreName[];

export interface CopyStores {
  readonly molecules: IDBObjectStore;
  readonly capsules: IDBObjectStore;
}

/** Runs requests on both stores in one transaction, and resolves once it is complete. */
export async function inTransaction<Result>(
  mode: IDBTransactionMode,
  run: (stores: CopyStores) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase();
  const transaction = database.transaction(copies, mode);
  const completed = new Promise<void>((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error));
  });
  const [result] = await Promise.all([
    run({
      molecules: transaction.objectStore("molecules"),
      capsules: transaction.objectStore("capsules"),
    }),
    completed,
  ]);
  return result;
}
