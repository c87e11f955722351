import type { AtomQuality } from "@alambic/contract";

import type { Member } from "../../http/Session.ts";
import type { Database } from "../../platform/db/Store.ts";
import { loadFigures } from "./loadFigures.ts";
import { loadParts } from "./loadParts.ts";
import { loadPassage } from "./loadPassage.ts";
import { presentItem } from "./presentItem.ts";
import type { QualityItem } from "./QualityItem.ts";

/** The quality card of an item, for a member who may see it, or who looks after it. */
export async function loadItemQuality(
  db: Database,
  member: Member,
  item: QualityItem,
  isManager: boolean,
): Promise<AtomQuality> {
  const figures = await loadFigures(db, [item.id], { isManager });
  const summary = presentItem(item, figures.get(item.id));
  return {
    ...summary,
    replacement: isManager ? summary.replacement : { status: "none" },
    passage: await loadPassage(db, item),
    parts: await loadParts(db, item),
    is_reported: await hasReported(db, member.id, item.id),
    can_manage: isManager,
  };
}

async function hasReported(db: Database, userId: string, atomId: string): Promise<boolean> {
  const open = await db
    .selectFrom("item_reports")
    .select("id")
    .where("user_id", "=", userId)
    .where("atom_id", "=", atomId)
    .where("closed_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
