import type { LinkedCapsule } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";
import type { CapsuleRow } from "./capsuleColumns.ts";

/** The capsules that some capsules build on, by id, where they still stand in the catalogue. */
export async function loadBefore(
  db: Database,
  rows: readonly Pick<CapsuleRow, "after_id">[],
): Promise<ReadonlyMap<string, LinkedCapsule>> {
  const ids = rows.flatMap(({ after_id: id }) => (id === null ? [] : [id]));
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom("capsules")
    .select(["id", "title", "domain", "area", "language"])
    .where("id", "in", ids)
    .where("is_public", "=", true)
    .execute();
  return new Map(found.map((capsule) => [capsule.id, capsule]));
}
