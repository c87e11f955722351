import { findItem } from "../progress/index.ts";
import type { Member } from "../../http/Session.ts";
import type { Database } from "../../platform/db/Store.ts";
import { findItemRecord } from "./findManagedItem.ts";
import { looksAfter } from "./QualityItem.ts";
import type { QualityItem } from "./QualityItem.ts";

/**
 * An item that a member looks after, or may answer. Throws what answering it throws: `not_found`,
 * `not_enrolled`, `lesson_locked` or `plan_required`.
 */
export async function findReadableItem(
  db: Database,
  member: Member,
  atomId: string,
): Promise<QualityItem> {
  const item = await findItemRecord(db, member, atomId);
  if (!looksAfter(member, item)) await findItem(db, member, atomId);
  return item;
}
