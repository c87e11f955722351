import type { BadgeMeasure } from "@alambic/contract";
import { countReturns, longestStreak } from "@alambic/domain/badges";
import type { LearnerFigures } from "@alambic/domain/badges";

import { sql } from "kysely";

import type { Database } from "../../platform/db/Store.ts";
import { memoryId } from "../reviews/index.ts";

/** Something that figures are read from, all at once. */
interface Source {
  readonly measures: readonly BadgeMeasure[];
  readonly load: (db: Database, userId: string) => Promise<LearnerFigures>;
}

/** Days after which an item that is remembered so long is well known. */
const longMemoryDays = 21;

const sources: readonly Source[] = [
  {
    measures: ["lessons", "capsules", "domains"],
    load: (db, userId) =>
      db
        .selectFrom("capsule_progress as progress")
        .innerJoin("capsules", "capsules.id", "progress.capsule_id")
        .select(({ fn }) => [
          fn.coalesce(fn.sum<number>("progress.lessons_completed"), sql<number>`0`).as("lessons"),
          fn.countAll<number>().filterWhere("progress.status", "=", "completed").as("capsules"),
          fn
            .count<number>("capsules.domain")
            .distinct()
            .filterWhere("progress.lessons_completed", ">", 0)
            .as("domains"),
        ])
        .where("progress.user_id", "=", userId)
        .executeTakeFirstOrThrow(),
  },
  {
    measures: ["streak", "study_days", "returns"],
    load: async (db, userId) => {
      const rows = await db
        .selectFrom("study_days")
        .select("day")
        .where("user_id", "=", userId)
        .execute();
      const days = rows.map(({ day }) => day);
      return { streak: longestStreak(days), study_days: days.length, returns: countReturns(days) };
    },
  },
  {
    measures: ["reviews"],
    load: (db, userId) =>
      db
        .selectFrom("reviews")
        .select(({ fn }) => fn.countAll<number>().as("reviews"))
        .where("user_id", "=", userId)
        .where("undone_at", "is", null)
        .executeTakeFirstOrThrow(),
  },
  {
    measures: ["long_memory"],
    load: (db, userId) =>
      db
        .selectFrom("review_cards as cards")
        .innerJoin("atoms", "atoms.id", "cards.atom_id")
        .select(({ fn }) => fn.count<number>(memoryId).distinct().as("long_memory"))
        .where("cards.user_id", "=", userId)
        .where("stability", ">=", longMemoryDays)
        .executeTakeFirstOrThrow(),
  },
  {
    measures: ["first_time_right"],
    load: (db, userId) =>
      db
        .selectFrom((eb) =>
          eb
            .selectFrom("answers")
            .innerJoin("atoms", "atoms.id", "answers.atom_id")
            .distinctOn("answers.atom_id")
            .select("answers.correct")
            .where("answers.user_id", "=", userId)
            .where("atoms.content_type", "<>", "lesson")
            .orderBy("answers.atom_id")
            .orderBy("answers.answered_at")
            .orderBy("answers.answer_id")
            .as("first"),
        )
        .select(({ fn }) => fn.countAll<number>().as("first_time_right"))
        .where("first.correct", "=", true)
        .executeTakeFirstOrThrow(),
  },
];

/** What is measured of a learner; sources of which nothing is asked are left alone. */
export async function loadFigures(
  db: Database,
  userId: string,
  asked: ReadonlySet<BadgeMeasure>,
): Promise<LearnerFigures> {
  let figures: LearnerFigures = {};
  for (const { measures, load } of sources) {
    if (measures.some((measure) => asked.has(measure))) {
      figures = { ...figures, ...(await load(db, userId)) };
    }
  }
  return figures;
}
