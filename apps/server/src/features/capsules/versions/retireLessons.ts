import { sql } from "kysely";

import type { Tx } from "../../../platform/db/Store.ts";
import { recountLesson } from "../lessons/recountLesson.ts";
import { levelId } from "./stableId.ts";

/**
 * Retires the lessons of a shipped capsule that its newest version does not have. They are put behind
 * those that it has, into the last level where their own is gone.
 */
export async function retireLessons(
  tx: Tx,
  { id: capsuleId, key, now }: { readonly id: string; readonly key: string; readonly now: Date },
  { kept, levels }: { readonly kept: readonly string[]; readonly levels: number },
): Promise<void> {
  const gone = await tx
    .selectFrom("molecules")
    .innerJoin("granules", "granules.id", "molecules.granule_id")
    .select(["molecules.id", "granules.position as level"])
    .where("molecules.capsule_id", "=", capsuleId)
    .where("molecules.id", "not in", kept)
    .orderBy("molecules.lesson_number")
    .execute();
  for (const [index, { id, level }] of gone.entries()) {
    const place = kept.length + index + 1;
    await tx
      .updateTable("molecules")
      .set({
        granule_id: levelId(key, Math.min(level, levels)),
        position: place,
        lesson_number: place,
        retired_at: sql<Date>`coalesce(retired_at, ${now}::timestamptz)`,
      })
      .where("id", "=", id)
      .execute();
    await recountLesson(tx, id);
  }
}
