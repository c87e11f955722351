import type { VerifiedLesson } from "@alambic/author/service";

import { lockMember } from "../../../platform/db/lockMember.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import { rollUpCapsule } from "../progress/rollUpCapsule.ts";
import { questionKey } from "./AskedQuestions.ts";
import type { AskedQuestions } from "./AskedQuestions.ts";
import { dropLesson } from "./dropLesson.ts";
import { lockGeneration } from "./lockGeneration.ts";
import type { Generation } from "./loadGeneration.ts";
import { notifyChange } from "./notifyChange.ts";
import { publishLessons } from "./publishLessons.ts";
import type { PlacedLesson } from "./publishLessons.ts";
import { storeRejected } from "./storeRejected.ts";
import { withoutRepeats } from "./withoutRepeats.ts";

/**
 * Publishes the next lessons of a capsule whole, or drops those of which too little was good. Done
 * once: an attempt that comes late finds that the generation went on, and changes nothing. Returns
 * what the capsule asks by then; null where nothing was done.
 */
export async function storeLessons(
  tx: Tx,
  generation: Generation,
  made: readonly VerifiedLesson[],
  { asked, now }: { readonly asked: AskedQuestions; readonly now: Date },
): Promise<ReadonlySet<string> | null> {
  const { capsuleId, userId, nextLesson } = generation;
  await lockMember(tx, userId);
  const locked = await lockGeneration(tx, capsuleId);
  if (locked?.nextLesson !== nextLesson) return null;
  const keys = new Set(await asked.ofFirst(nextLesson, tx, capsuleId));
  const lessons = made.map((each, place) => placed(each, nextLesson + place, keys));
  await publishLessons(
    tx,
    capsuleId,
    lessons.filter(({ lesson }) => lesson.isPublishable),
  );
  for (const { outlineIndex, lesson } of lessons) {
    if (!lesson.isPublishable) await dropLesson(tx, capsuleId, outlineIndex);
    await storeRejected(tx, { capsuleId, outlineIndex }, lesson);
  }
  await tx
    .updateTable("generations")
    .set({ next_lesson: nextLesson + made.length, updated_at: now })
    .where("capsule_id", "=", capsuleId)
    .execute();
  await rollUpCapsule(tx, userId, capsuleId);
  await notifyChange(tx, generation);
  return keys;
}

/** A lesson without repeats, of which the next ones will know. */
function placed(made: VerifiedLesson, outlineIndex: number, keys: Set<string>): PlacedLesson {
  const lesson = withoutRepeats(keys, made);
  if (lesson.isPublishable) for (const item of lesson.items) keys.add(questionKey(item));
  return { outlineIndex, lesson };
}
