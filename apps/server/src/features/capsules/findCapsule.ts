import type { Database } from "../../platform/db/Store.ts";
import { Problem } from "../../http/problems/Problem.ts";
import { capsuleColumns } from "./capsuleColumns.ts";
import type { CapsuleRow } from "./capsuleColumns.ts";
import { isReadable } from "./isReadable.ts";

/**
 * A capsule that a reader may see. Throws `not_found` for all others, so that nobody learns which
 * ids exist.
 */
export async function findCapsule(
  db: Database,
  capsuleId: string,
  readerId: string | null,
): Promise<CapsuleRow> {
  const row = await db
    .selectFrom("capsules")
    .select(capsuleColumns)
    .where("id", "=", capsuleId)
    .where(isReadable(readerId))
    .executeTakeFirst();
  if (!row) throw new Problem("not_found");
  return row;
}
