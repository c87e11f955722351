import type { CoachArea } from "@alambic/contract";
import { rankAreas, shareOf } from "@alambic/domain/coach";
import type { AreaFigures } from "@alambic/domain/coach";

import type { Database } from "../../../platform/db/Store.ts";
import { enrolledCapsules } from "../enrolled.ts";
import { lessonColumns, presentCapsule, presentLesson } from "../lessons.ts";

export interface Areas {
  readonly focus: CoachArea[];
  readonly strengths: CoachArea[];
}

/** The weak and the strong lessons of a member, by their own answers and reviews. */
export async function loadAreas(db: Database, userId: string): Promise<Areas> {
  const answers = await countAnswers(db, userId);
  const reviews = await countReviews(db, userId);
  const ids = [...new Set([...answers.keys(), ...reviews.keys()])];
  if (ids.length === 0) return { focus: [], strengths: [] };
  const lessons = await enrolledCapsules(db, userId)
    .innerJoin("molecules", "molecules.capsule_id", "capsules.id")
    .innerJoin("granules", "granules.id", "molecules.granule_id")
    .select([...lessonColumns, "capsules.main_skill"])
    .where("molecules.id", "in", ids)
    .where("molecules.retired_at", "is", null)
    .orderBy("molecules.id")
    .execute();
  const areas = lessons.map((row): CoachArea => {
    const figures: AreaFigures = {
      ...(answers.get(row.lesson_id) ?? { answered: 0, right: 0 }),
      ...(reviews.get(row.lesson_id) ?? { reviewed: 0, remembered: 0 }),
    };
    return {
      capsule: presentCapsule(row),
      lesson: presentLesson(row),
      main_skill: row.main_skill,
      share: shareOf(figures),
      ...figures,
    };
  });
  const { focus, strengths } = rankAreas(areas);
  return { focus: [...focus], strengths: [...strengths] };
}

type Answers = Pick<AreaFigures, "answered" | "right">;
type Reviews = Pick<AreaFigures, "reviewed" | "remembered">;

/** Answers by lesson; a text that is read is none, and one that was shown is not right. */
async function countAnswers(db: Database, userId: string): Promise<ReadonlyMap<string, Answers>> {
  const rows = await db
    .selectFrom("answers")
    .innerJoin("atoms", "atoms.id", "answers.atom_id")
    .select(({ fn }) => [
      "atoms.molecule_id",
      fn.countAll<number>().as("answered"),
      fn
        .countAll<number>()
        .filterWhere("answers.correct", "=", true)
        .filterWhere("answers.revealed", "=", false)
        .as("right"),
    ])
    .where("answers.user_id", "=", userId)
    .where("atoms.content_type", "<>", "lesson")
    .where("atoms.retired_at", "is", null)
    .groupBy("atoms.molecule_id")
    .execute();
  return new Map(rows.map(({ molecule_id: id, ...counts }) => [id, counts]));
}

async function countReviews(db: Database, userId: string): Promise<ReadonlyMap<string, Reviews>> {
  const rows = await db
    .selectFrom("reviews")
    .innerJoin("atoms", "atoms.id", "reviews.card_id")
    .select(({ fn }) => [
      "atoms.molecule_id",
      fn.countAll<number>().as("reviewed"),
      fn.countAll<number>().filterWhere("reviews.rating", "<>", "again").as("remembered"),
    ])
    .where("reviews.user_id", "=", userId)
    .where("reviews.undone_at", "is", null)
    .where("atoms.retired_at", "is", null)
    .groupBy("atoms.molecule_id")
    .execute();
  return new Map(rows.map(({ molecule_id: id, ...counts }) => [id, counts]));
}
