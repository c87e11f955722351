import type { ProblemCode } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";
import type { CapsuleRow } from "./capsuleColumns.ts";

/** Why the making of some capsules stopped, by the capsule's id: of those that are the reader's own. */
export async function loadFailures(
  db: Database,
  rows: readonly CapsuleRow[],
  readerId: string | null,
): Promise<ReadonlyMap<string, ProblemCode>> {
  const ids = rows
    .filter(({ generation_status }) => generation_status === "failed")
    .flatMap(({ id, owner_id }) => (owner_id !== null && owner_id === readerId ? [id] : []));
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom("generations")
    .select(["capsule_id", "failure_code"])
    .where("capsule_id", "in", ids)
    .execute();
  return new Map(found.map((row) => [row.capsule_id, row.failure_code ?? "generation_failed"]));
}
