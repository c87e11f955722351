import type { Database, Tx } from "./Store.ts";

/**
 * Reads by several queries what is shown together, as it stood at one moment: what is written in
 * between by others is seen by the next reader.
 */
export function readSnapshot<Shown>(
  db: Database,
  read: (tx: Tx) => Promise<Shown>,
): Promise<Shown> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(read);
}
