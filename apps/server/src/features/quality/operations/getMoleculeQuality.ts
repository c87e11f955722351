import { memberOperation } from "../../../http/operation.ts";
import { isReadable } from "../../capsules/index.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { assertManagedRead } from "../privateReading.ts";
import { loadFigures } from "../loadFigures.ts";
import { loadRejected } from "../loadRejected.ts";
import { presentItem } from "../presentItem.ts";
import { isKept, selectQualityItems } from "../QualityItem.ts";

/** The items of a lesson with their quality, and what was drafted for it and rejected. */
export const getMoleculeQuality = memberOperation<"getMoleculeQuality">(
  async ({ services: { db }, member, path, now }) => {
    const lesson = await findLesson(db, path.molecule_id, member.id);
    if (!lesson) throw new Problem("not_found");
    const operation = "getMoleculeQuality";
    await assertManagedRead(db, lesson, { member, operation, now });
    const items = await selectQualityItems(db, member.id)
      .where("atoms.molecule_id", "=", lesson.id)
      .where(isKept)
      .orderBy("atoms.is_withdrawn")
      .orderBy("atoms.position")
      .execute();
    const ids = items.map(({ id }) => id);
    const figures = await loadFigures(db, ids, { isManager: true });
    const rejected = await loadRejected(db, lesson.capsule_id);
    return {
      status: 200,
      body: {
        molecule_id: lesson.id,
        title: lesson.title,
        can_replace: lesson.content_key === null,
        atoms: items.map((item) => presentItem(item, figures.get(item.id))),
        rejected: rejected
          .filter(({ outlineIndex }) => outlineIndex === lesson.outline_index)
          .map(({ item }) => item),
      },
    };
  },
);

function findLesson(db: Database, moleculeId: string, readerId: string) {
  return db
    .selectFrom("molecules")
    .innerJoin("capsules", "capsules.id", "molecules.capsule_id")
    .select([
      "molecules.id",
      "molecules.title",
      "molecules.capsule_id",
      "molecules.outline_index",
      "capsules.owner_id",
      "capsules.is_public",
      "capsules.content_key",
      isReadable(readerId).as("is_readable"),
    ])
    .where("molecules.id", "=", moleculeId)
    .executeTakeFirst();
}
