import { randomUUIDv7 } from "node:crypto";

import { parseExercise, questionOf } from "@alambic/domain/exercises";

import type { VerifiedLesson } from "@alambic/author/service";
import type { Tx } from "../../../platform/db/Store.ts";
import { json } from "../../../platform/db/tables/columns.ts";

interface LessonPlace {
  readonly capsuleId: string;
  readonly outlineIndex: number;
}

/** Keeps what was drafted for a lesson and did not stand, so that its owner sees why. */
export async function storeRejected(
  tx: Tx,
  { capsuleId, outlineIndex }: LessonPlace,
  { title, rejected }: Pick<VerifiedLesson, "title" | "rejected">,
): Promise<void> {
  if (rejected.length === 0) return;
  const rows = rejected.map(({ item, reasons }) => ({
    id: randomUUIDv7(),
    capsule_id: capsuleId,
    outline_index: outlineIndex,
    lesson_title: title,
    title: item.title,
    question: parseExercise(item.exercise).ok ? questionOf(item.exercise) : "",
    content_type: item.exercise.content_type,
    source: item.source === null ? null : json(item.source),
    reasons: json(reasons),
  }));
  await tx.insertInto("rejected_items").values(rows).execute();
}
