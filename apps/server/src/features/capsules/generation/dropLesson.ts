import { sql } from "kysely";

import type { Tx } from "../../../platform/db/Store.ts";

/**
 * Takes a lesson that could not be made out of the plan, and its level where nothing is left of it.
 * Those behind it move up: none of them has been published yet.
 */
export async function dropLesson(tx: Tx, capsuleId: string, outlineIndex: number): Promise<void> {
  const lesson = await tx
    .deleteFrom("molecules")
    .where("capsule_id", "=", capsuleId)
    .where("outline_index", "=", outlineIndex)
    .returning(["granule_id", "position", "lesson_number"])
    .executeTakeFirst();
  if (!lesson) return;
  await tx
    .updateTable("molecules")
    .set({ position: sql<number>`position - 1` })
    .where("granule_id", "=", lesson.granule_id)
    .where("position", ">", lesson.position)
    .execute();
  await tx
    .updateTable("molecules")
    .set({ lesson_number: sql<number>`lesson_number - 1` })
    .where("capsule_id", "=", capsuleId)
    .where("lesson_number", ">", lesson.lesson_number)
    .execute();
  await dropEmptyLevel(tx, capsuleId, lesson.granule_id);
}

async function dropEmptyLevel(tx: Tx, capsuleId: string, granuleId: string): Promise<void> {
  const left = await tx
    .selectFrom("molecules")
    .select("id")
    .where("granule_id", "=", granuleId)
    .limit(1)
    .executeTakeFirst();
  if (left) return;
  const level = await tx
    .deleteFrom("granules")
    .where("id", "=", granuleId)
    .returning("position")
    .executeTakeFirstOrThrow();
  await tx
    .updateTable("granules")
    .set({ position: sql<number>`position - 1` })
    .where("capsule_id", "=", capsuleId)
    .where("position", ">", level.position)
    .execute();
}
