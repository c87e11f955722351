import type { Database } from "../../platform/db/Store.ts";
import type { CapsuleRow } from "./capsuleColumns.ts";

/**
 * The usernames of those who share some capsules, by the capsule's id. A capsule of the reader's own
 * that nobody else sees has none, nor has one that ships with the product.
 */
export async function loadSharers(
  db: Database,
  rows: readonly CapsuleRow[],
  readerId: string | null,
): Promise<ReadonlyMap<string, string>> {
  const ids = rows
    .filter(({ is_public, owner_id }) => is_public || owner_id !== readerId)
    .flatMap(({ id, owner_id }) => (owner_id === null ? [] : [id]));
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom("capsules")
    .innerJoin("users", "users.id", "capsules.owner_id")
    .select(["capsules.id", "users.username"])
    .where("capsules.id", "in", ids)
    .execute();
  return new Map(found.map(({ id, username }) => [id, username]));
}
