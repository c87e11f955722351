import { lockedLessons } from "@alambic/domain/progress";
import type { Progress } from "@alambic/domain/progress";

import type { Database } from "../../platform/db/Store.ts";
import { isShown, lessonTotalsColumns, progressOfLesson } from "../capsules/index.ts";
import { enrolledCapsules } from "./enrolled.ts";
import { lessonColumns } from "./lessons.ts";
import type { LessonRow } from "./lessons.ts";

/** A lesson as its learner finds it. */
export interface StudiedLesson {
  readonly row: LessonRow & { readonly owner_id: string | null };
  readonly progress: Progress;
  readonly isLocked: boolean;
  readonly isReady: boolean;
}

/** The lessons of the capsules that a member follows, or of one of them, in order. */
export async function loadStudiedLessons(
  db: Database,
  userId: string,
  capsuleId?: string,
): Promise<StudiedLesson[]> {
  const rows = await enrolledCapsules(db, userId)
    .innerJoin("molecules", "molecules.capsule_id", "capsules.id")
    .innerJoin("granules", "granules.id", "molecules.granule_id")
    .leftJoin("molecule_progress as progress", (join) =>
      join.onRef("progress.molecule_id", "=", "molecules.id").on("progress.user_id", "=", userId),
    )
    .select([...lessonColumns, ...lessonTotalsColumns, "capsules.owner_id"])
    .where(isShown)
    .$if(capsuleId !== undefined, (query) => query.where("capsules.id", "=", capsuleId ?? ""))
    .orderBy("capsules.id")
    .orderBy("molecules.lesson_number")
    .execute();
  const byCapsule = Map.groupBy(rows, ({ capsule_id: id }) => id);
  return [...byCapsule.values()].flatMap((lessons) => {
    const progress = lessons.map((row) => progressOfLesson({ ...row, bonus_xp_total: 0 }));
    const locked = lockedLessons(progress.map(({ progress_status: status }) => status));
    return lessons.flatMap((row, place) => {
      const own = progress[place];
      if (own === undefined) return [];
      const isReady = row.generation_status === "completed";
      return [{ row, progress: own, isLocked: locked[place] ?? true, isReady }];
    });
  });
}
