import type { Tx } from "../db/Store.ts";
import type { VerifiedLesson } from "../authoring/AuthorService.ts";
import { rollUpCapsule } from "../progress/rollUpCapsule.ts";
import { atomRows, totalXp } from "./atomRows.ts";
import { dropLesson } from "./dropLesson.ts";
import { lockGeneration } from "./lockGeneration.ts";
import type { Generation } from "./loadGeneration.ts";
import { notifyChange } from "./notifyChange.ts";
import { storeRejected } from "./storeRejected.ts";
import { withoutRepeats } from "./withoutRepeats.ts";

/**
 * Publishes the next lesson of a capsule whole, or drops it where too little of it was good. Done
 * once: an attempt that comes late finds that the generation went on, and changes nothing.
 */
export async function storeLesson(
  tx: Tx,
  generation: Generation,
  made: VerifiedLesson,
  now: Date,
): Promise<void> {
  const { capsuleId, userId, nextLesson } = generation;
  const locked = await lockGeneration(tx, capsuleId);
  if (locked?.nextLesson !== nextLesson) return;
  const lesson = await withoutRepeats(tx, capsuleId, made);
  if (lesson.isPublishable) await publish(tx, capsuleId, nextLesson, lesson);
  else await dropLesson(tx, capsuleId, nextLesson);
  await storeRejected(tx, { capsuleId, outlineIndex: nextLesson }, lesson);
  await tx
    .updateTable("generations")
    .set({ next_lesson: nextLesson + 1, updated_at: now })
    .where("capsule_id", "=", capsuleId)
    .execute();
  await rollUpCapsule(tx, userId, capsuleId);
  await notifyChange(tx, generation);
}

async function publish(
  tx: Tx,
  capsuleId: string,
  outlineIndex: number,
  { title, description, items }: VerifiedLesson,
): Promise<void> {
  const { id: moleculeId } = await tx
    .selectFrom("molecules")
    .select("id")
    .where("capsule_id", "=", capsuleId)
    .where("outline_index", "=", outlineIndex)
    .executeTakeFirstOrThrow();
  const rows = atomRows(items, { capsuleId, moleculeId, first: 1 });
  await tx.insertInto("atoms").values(rows).execute();
  await tx
    .updateTable("molecules")
    .set({
      title,
      description,
      generation_status: "completed",
      atom_count: rows.length,
      xp_total: totalXp(rows),
    })
    .where("id", "=", moleculeId)
    .execute();
}
