import type { LeftOutLesson } from "@alambic/contract";
import { sql } from "kysely";

import { memberOperation } from "../../../http/operation.ts";
import { isReadable } from "../../capsules/index.ts";
import type { Database } from "../../../platform/db/Store.ts";
import { Problem } from "../../../http/problems/Problem.ts";
import { assertManagedRead } from "../privateReading.ts";
import { loadRejected } from "../loadRejected.ts";
import type { RejectedOfLesson } from "../loadRejected.ts";

/** What was published, withdrawn, rejected and reported in a capsule. */
export const getCapsuleQuality = memberOperation<"getCapsuleQuality">(
  async ({ services: { db }, member, path, now }) => {
    const capsule = await db
      .selectFrom("capsules")
      .select([
        "id",
        "id as capsule_id",
        "title",
        "owner_id",
        "is_public",
        isReadable(member.id).as("is_readable"),
      ])
      .where("id", "=", path.capsule_id)
      .executeTakeFirst();
    if (!capsule) throw new Problem("not_found");
    const operation = "getCapsuleQuality";
    await assertManagedRead(db, capsule, { member, operation, now });
    const rejected = await loadRejected(db, capsule.id);
    const rows = await selectLessons(db, capsule.id);
    const lessons = rows.map(({ outline_index: index, ...lesson }) => ({
      ...lesson,
      rejected: rejected.filter(({ outlineIndex }) => outlineIndex === index).length,
    }));
    const sum = (pick: (lesson: (typeof lessons)[number]) => number) =>
      lessons.reduce((total, lesson) => total + pick(lesson), 0);
    const published = new Set(rows.map(({ outline_index: index }) => index));
    return {
      status: 200,
      body: {
        capsule_id: capsule.id,
        title: capsule.title,
        published: sum((lesson) => lesson.published),
        withdrawn: sum((lesson) => lesson.withdrawn),
        rejected: rejected.length,
        open_reports: sum((lesson) => lesson.open_reports),
        lessons,
        left_out: leftOut(rejected.filter(({ outlineIndex }) => !published.has(outlineIndex))),
      },
    };
  },
);

function selectLessons(db: Database, capsuleId: string) {
  return db
    .selectFrom("molecules")
    .select([
      "molecules.id as molecule_id",
      "molecules.lesson_number",
      "molecules.outline_index",
      "molecules.title",
      sql<number>`(select count(*)::int from atoms
        where atoms.molecule_id = molecules.id and retired_at is null)`.as("published"),
      sql<number>`(select count(*)::int from atoms
        where atoms.molecule_id = molecules.id and is_withdrawn)`.as("withdrawn"),
      sql<number>`(select count(*)::int from item_reports
        join atoms on atoms.id = item_reports.atom_id
        where atoms.molecule_id = molecules.id and closed_at is null)`.as("open_reports"),
    ])
    .where("molecules.capsule_id", "=", capsuleId)
    .where("molecules.retired_at", "is", null)
    .orderBy("molecules.lesson_number")
    .execute();
}

function leftOut(rejected: readonly RejectedOfLesson[]): LeftOutLesson[] {
  const lessons = Map.groupBy(rejected, ({ outlineIndex }) => outlineIndex);
  return [...lessons.values()].map((items) => ({
    title: items[0]?.lessonTitle ?? "",
    rejected: items.map(({ item }) => item),
  }));
}
