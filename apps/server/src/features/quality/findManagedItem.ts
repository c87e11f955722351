import type { Member } from "../../http/Session.ts";
import type { Database } from "../../platform/db/Store.ts";
import { Problem } from "../../http/problems/Problem.ts";
import { canManage, isKept, selectQualityItems } from "./QualityItem.ts";
import type { QualityItem } from "./QualityItem.ts";

/**
 * An item that a member looks after. Throws `not_found` for one of a capsule that they cannot see,
 * and `forbidden` for one that they can only read.
 */
export async function findManagedItem(
  db: Database,
  member: Member,
  atomId: string,
): Promise<QualityItem> {
  const item = await findItemRecord(db, member, atomId);
  if (canManage(member, item)) return item;
  throw new Problem(item.is_readable ? "forbidden" : "not_found");
}

/** An item, and whether a member may read it. Throws `not_found` where there is none, or none any more. */
export async function findItemRecord(
  db: Database,
  member: Member,
  atomId: string,
): Promise<QualityItem> {
  const item = await selectQualityItems(db, member.id)
    .where("atoms.id", "=", atomId)
    .where(isKept)
    .executeTakeFirst();
  if (!item) throw new Problem("not_found");
  return item;
}
