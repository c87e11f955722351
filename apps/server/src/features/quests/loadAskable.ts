import type { Database } from "../../platform/db/Store.ts";
import { isReadable } from "../capsules/index.ts";

/** Which of some items a member can still be asked: not withdrawn, in capsules that were not left. */
export async function loadAskable(
  db: Database,
  userId: string,
  atomIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (atomIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("atoms")
    .innerJoin("molecules", "molecules.id", "atoms.molecule_id")
    .innerJoin("capsules", "capsules.id", "atoms.capsule_id")
    .innerJoin("enrolments", (join) =>
      join
        .onRef("enrolments.capsule_id", "=", "atoms.capsule_id")
        .on("enrolments.user_id", "=", userId)
        .on("enrolments.left_at", "is", null),
    )
    .select("atoms.id")
    .where("atoms.id", "in", atomIds)
    .where("atoms.retired_at", "is", null)
    .where("molecules.retired_at", "is", null)
    .where(isReadable(userId))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
