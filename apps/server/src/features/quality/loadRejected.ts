import type { RejectedItem } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";

export interface RejectedOfLesson {
  readonly outlineIndex: number;
  readonly lessonTitle: string;
  readonly item: RejectedItem;
}

/** What was drafted for a capsule and did not stand, lesson by lesson. */
export async function loadRejected(
  db: Database,
  capsuleId: string,
): Promise<readonly RejectedOfLesson[]> {
  const rows = await db
    .selectFrom("rejected_items")
    .selectAll()
    .where("capsule_id", "=", capsuleId)
    .orderBy("outline_index")
    .orderBy("id")
    .execute();
  return rows.map(({ outline_index, lesson_title, capsule_id: _, reasons, ...item }) => ({
    outlineIndex: outline_index,
    lessonTitle: lesson_title,
    item: { ...item, reasons: [...reasons] },
  }));
}
