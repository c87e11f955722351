import type { QuestChapter } from "@alambic/contract";

import type { Database } from "../../platform/db/Store.ts";
import { asksForSomething } from "../capsules/index.ts";

/** The chapter of a quest, and how far its learner is in it. */
export async function loadChapterOf(
  db: Database,
  userId: string,
  chapterId: string,
): Promise<QuestChapter> {
  const chapter = await db
    .selectFrom("granules")
    .select(["id", "title"])
    .where("id", "=", chapterId)
    .executeTakeFirst();
  const { lessons, lessons_completed } = await db
    .selectFrom("molecules")
    .leftJoin("molecule_progress as progress", (join) =>
      join.onRef("progress.molecule_id", "=", "molecules.id").on("progress.user_id", "=", userId),
    )
    .select(({ fn }) => [
      fn.countAll<number>().as("lessons"),
      fn
        .countAll<number>()
        .filterWhere("progress.status", "=", "completed")
        .as("lessons_completed"),
    ])
    .where("molecules.granule_id", "=", chapterId)
    .where(asksForSomething)
    .executeTakeFirstOrThrow();
  return { id: chapterId, title: chapter?.title ?? "", lessons, lessons_completed };
}
