import type { Database } from "../db/Store.ts";
import { Problem } from "../problems/Problem.ts";
import { capsuleColumns } from "./capsuleColumns.ts";
import type { CapsuleRow } from "./capsuleColumns.ts";

/**
 * A capsule that a reader may see: a public one, or their own. Throws `not_found` for all others,
 * so that nobody learns which ids exist.
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
    .executeTakeFirst();
  const mayRead = row && (row.is_public || (readerId !== null && row.owner_id === readerId));
  if (!mayRead) throw new Problem("not_found");
  return row;
}
