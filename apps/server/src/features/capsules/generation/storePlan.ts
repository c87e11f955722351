import { randomUUIDv7 } from "node:crypto";

import { storedOutline } from "@alambic/author/model";
import type { CapsuleOutline } from "@alambic/author/model";
import { searchVector } from "../searchText.ts";
import type { Tx } from "../../../platform/db/Store.ts";
import { json } from "../../../platform/db/tables/columns.ts";
import { lockGeneration } from "./lockGeneration.ts";
import type { Generation } from "./loadGeneration.ts";
import { notifyChange } from "./notifyChange.ts";

/** Stores the plan of a capsule, with its levels and its lessons that are still to be made, once. */
export async function storePlan(
  tx: Tx,
  generation: Generation,
  outline: CapsuleOutline,
  now: Date,
): Promise<void> {
  const locked = await lockGeneration(tx, generation.capsuleId);
  if (!locked || locked.hasOutline) return;
  await tx
    .updateTable("generations")
    .set({
      outline: json(storedOutline(outline)),
      author: outline.author,
      sources: json(outline.madeFrom),
      updated_at: now,
    })
    .where("capsule_id", "=", generation.capsuleId)
    .execute();
  await describeCapsule(tx, generation, outline);
  await insertLevels(tx, generation.capsuleId, outline);
  await notifyChange(tx, generation);
}

async function describeCapsule(
  tx: Tx,
  { capsuleId, request }: Generation,
  outline: CapsuleOutline,
): Promise<void> {
  const title = request.title === "" ? outline.title : request.title;
  await tx
    .updateTable("capsules")
    .set({
      title,
      description: outline.description,
      icon: outline.icon,
      objectives: json(outline.objectives),
      prerequisites: json(outline.prerequisites),
      search: searchVector([title, outline.description]),
    })
    .where("id", "=", capsuleId)
    .execute();
}

async function insertLevels(tx: Tx, capsuleId: string, outline: CapsuleOutline): Promise<void> {
  let lessonNumber = 0;
  for (const [index, level] of outline.levels.entries()) {
    const granuleId = randomUUIDv7();
    const { title, description } = level;
    await tx
      .insertInto("granules")
      .values({ id: granuleId, capsule_id: capsuleId, position: index + 1, title, description })
      .execute();
    const lessons = level.lessonIndexes.map((outlineIndex, place) => ({
      id: randomUUIDv7(),
      capsule_id: capsuleId,
      granule_id: granuleId,
      outline_index: outlineIndex,
      position: place + 1,
      lesson_number: lessonNumber + place + 1,
      title: outline.lessons[outlineIndex]?.title ?? "",
      description: outline.lessons[outlineIndex]?.description ?? "",
      generation_status: "pending" as const,
    }));
    lessonNumber += lessons.length;
    if (lessons.length > 0) await tx.insertInto("molecules").values(lessons).execute();
  }
}
