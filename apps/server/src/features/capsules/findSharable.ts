import type { Member } from "../../http/Session.ts";
import type { Database } from "../../platform/db/Store.ts";
import { Problem } from "../../http/problems/Problem.ts";
import { capsuleColumns } from "./capsuleColumns.ts";
import type { CapsuleRow } from "./capsuleColumns.ts";
import { findCapsule } from "./findCapsule.ts";
import { isModerator } from "./sharing.ts";

/**
 * A capsule whose sharing a member decides on: their own, or for an administrator anybody's. Throws
 * `not_found` for one that they cannot see, and `forbidden` for one that they can only read.
 */
export async function findSharable(
  db: Database,
  capsuleId: string,
  member: Member,
): Promise<CapsuleRow> {
  const row = member.is_superuser
    ? await findAny(db, capsuleId)
    : await findCapsule(db, capsuleId, member.id);
  if (row.owner_id !== member.id && !isModerator(row, member)) throw new Problem("forbidden");
  return row;
}

async function findAny(db: Database, capsuleId: string): Promise<CapsuleRow> {
  const row = await db
    .selectFrom("capsules")
    .select(capsuleColumns)
    .where("id", "=", capsuleId)
    .executeTakeFirst();
  if (!row) throw new Problem("not_found");
  return row;
}
