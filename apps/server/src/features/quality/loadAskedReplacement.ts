import type { CapsuleMember } from "../capsules/index.ts";
import type { Database } from "../../platform/db/Store.ts";
import type { QualityItem } from "./QualityItem.ts";
import { selectQualityItems } from "./QualityItem.ts";

/** An item in whose place another is to be made, and who asked for it. */
export interface AskedReplacement {
  readonly item: QualityItem;
  readonly member: CapsuleMember;
}

/** Null where nobody waits for it any more: it was made, failed, or the item is out of its lesson. */
export async function loadAskedReplacement(
  db: Database,
  atomId: string,
): Promise<AskedReplacement | null> {
  const member = await db
    .selectFrom("item_replacements")
    .innerJoin("users", "users.id", "item_replacements.user_id")
    .select(["users.id", "users.plan", "users.is_superuser"])
    .where("item_replacements.atom_id", "=", atomId)
    .where("item_replacements.failure", "is", null)
    .executeTakeFirst();
  if (!member) return null;
  const item = await selectQualityItems(db, member.id)
    .where("atoms.id", "=", atomId)
    .where("atoms.retired_at", "is", null)
    .executeTakeFirst();
  return item ? { item, member } : null;
}
