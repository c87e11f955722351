import { isScored, parseExercise } from "@alambic/domain/exercises";
import type { Exercise } from "@alambic/domain/exercises";

import { stemOf } from "../author/verify/checks/checkDuplicates.ts";
import { fewestItems } from "../author/verify/fewestItems.ts";
import type { VerifiedLesson } from "../authoring/AuthorService.ts";
import type { Tx } from "../db/Store.ts";

/**
 * A lesson without what an earlier lesson of its capsule asks word for word. Where too little would
 * be left of it, it is there to repeat, and stays as it is.
 */
export async function withoutRepeats(
  tx: Tx,
  capsuleId: string,
  lesson: VerifiedLesson,
): Promise<VerifiedLesson> {
  const asked = await questionsOf(tx, capsuleId);
  const repeated = lesson.items.filter(({ exercise }) => asked.has(keyOf(exercise)));
  const items = lesson.items.filter((item) => !repeated.includes(item));
  const scored = items.filter(({ exercise }) => isScored(exercise));
  if (repeated.length === 0 || scored.length < fewestItems) return lesson;
  const rejected = repeated.map((item) => ({
    item,
    reasons: [{ code: "duplicate" as const, detail: stemOf(item.exercise) }],
  }));
  return { ...lesson, items, rejected: [...lesson.rejected, ...rejected] };
}

async function questionsOf(tx: Tx, capsuleId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom("atoms")
    .select(["content_type", "content"])
    .where("capsule_id", "=", capsuleId)
    .where("content_type", "<>", "lesson")
    .execute();
  return new Set(
    rows.flatMap((row) => {
      const exercise = parseExercise(row);
      return exercise.ok ? [keyOf(exercise.value)] : [];
    }),
  );
}

/** All that a learner sees before answering. */
function keyOf(exercise: Exercise): string {
  return `${exercise.content_type} ${stemOf(exercise)}`;
}
