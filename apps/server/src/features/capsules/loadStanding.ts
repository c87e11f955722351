import type { LessonPointer } from "@alambic/contract";
import { sql } from "kysely";

import type { Database } from "../../platform/db/Store.ts";
import { asksForSomething } from "./progress/storedProgress.ts";
import type { AggregateStatus } from "../../platform/db/tables/progress.ts";

/** Where a member stands in a capsule. */
export interface Standing {
  readonly is_enrolled: boolean;
  readonly status: AggregateStatus;
  readonly progress_percentage: number;
  readonly xp_earned: number;
  readonly next_lesson: LessonPointer | null;
}

export const noStanding: Standing = {
  is_enrolled: false,
  status: "not_started",
  progress_percentage: 0,
  xp_earned: 0,
  next_lesson: null,
};

/** Where a member stands in some capsules, by id. Where they never were, there is nothing. */
export async function loadStandings(
  db: Database,
  userId: string,
  capsuleIds: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  if (capsuleIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("enrolments")
    .leftJoin("capsule_progress as progress", (join) =>
      join
        .onRef("progress.capsule_id", "=", "enrolments.capsule_id")
        .onRef("progress.user_id", "=", "enrolments.user_id"),
    )
    .select([
      "enrolments.capsule_id",
      "enrolments.left_at",
      "progress.status",
      "progress.progress_percentage",
      "progress.xp_earned",
    ])
    .where("enrolments.user_id", "=", userId)
    .where("enrolments.capsule_id", "in", capsuleIds)
    .execute();
  const enrolled = rows.filter(({ left_at }) => left_at === null);
  const next = await loadNextLessons(
    db,
    userId,
    enrolled.map(({ capsule_id }) => capsule_id),
  );
  return new Map(
    rows.map((row) => [
      row.capsule_id,
      {
        is_enrolled: row.left_at === null,
        status: row.status ?? "not_started",
        progress_percentage: row.progress_percentage ?? 0,
        xp_earned: row.xp_earned ?? 0,
        next_lesson: next.get(row.capsule_id) ?? null,
      },
    ]),
  );
}

interface NextLessonRow extends LessonPointer {
  readonly capsule_id: string;
  readonly is_ready: boolean;
}

/** The first lesson of each capsule that is not finished, where it can be read already. */
async function loadNextLessons(
  db: Database,
  userId: string,
  capsuleIds: readonly string[],
): Promise<ReadonlyMap<string, LessonPointer>> {
  if (capsuleIds.length === 0) return new Map();
  const { rows } = await sql<NextLessonRow>`
    select distinct on (molecules.capsule_id)
      molecules.capsule_id,
      molecules.generation_status = 'completed' as is_ready,
      molecules.id as molecule_id,
      granules.position as granule_order,
      molecules.position as molecule_order,
      molecules.title,
      molecules.lesson_number,
      coalesce(progress.atoms_completed, 0) as atoms_completed,
      molecules.atom_count
    from molecules
    join granules on granules.id = molecules.granule_id
    left join molecule_progress as progress
      on progress.molecule_id = molecules.id and progress.user_id = ${userId}
    where molecules.capsule_id in (${sql.join(capsuleIds)})
      and progress.status is distinct from 'completed'
      and ${asksForSomething}
    order by molecules.capsule_id, molecules.lesson_number`.execute(db);
  return new Map(
    rows
      .filter(({ is_ready }) => is_ready)
      .map(({ capsule_id, is_ready: _, ...pointer }) => [capsule_id, pointer]),
  );
}
