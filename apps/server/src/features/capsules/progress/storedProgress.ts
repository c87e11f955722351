import type { GenerationStatus } from "@alambic/contract";
import { percentage, xpTotals } from "@alambic/domain/progress";
import type { Progress } from "@alambic/domain/progress";
import { sql } from "kysely";
import type { SqlBool } from "kysely";

import type { AggregateStatus } from "../../../platform/db/tables/progress.ts";

/** A lesson beside what is stored of a learner's progress in it, where there is any. */
export interface LessonTotals {
  readonly generation_status: GenerationStatus;
  readonly atom_count: number;
  readonly xp_total: number;
  readonly bonus_xp_total: number;
  readonly status: AggregateStatus | null;
  readonly atoms_completed: number | null;
  readonly xp_earned: number | null;
  readonly bonus_xp_earned: number | null;
}

/**
 * The columns of `LessonTotals`, where `molecule_progress` is joined as `progress`; what bonus items
 * give depends on who reads, and is added by whoever asks.
 */
export const lessonTotalsColumns = [
  "molecules.generation_status",
  "molecules.atom_count",
  "molecules.xp_total",
  "progress.status",
  "progress.atoms_completed",
  "progress.xp_earned",
  "progress.bonus_xp_earned",
] as const;

/** In SQL, over `molecules`: it asks for something, or will. One that was emptied or retired bars no way. */
export const asksForSomething = sql<SqlBool>`(
  molecules.retired_at is null
  and (molecules.atom_count > 0 or molecules.generation_status <> 'completed')
)`;

/**
 * In SQL, where `molecule_progress` is joined as `progress`: it is part of its capsule, or was when the
 * learner began it.
 */
export const isShown = sql<SqlBool>`(
  molecules.retired_at is null
  or (molecules.atom_count > 0 and coalesce(progress.status, 'not_started') <> 'not_started')
)`;

/** The progress of a lesson from what was added up when its items were answered. */
export function progressOfLesson(lesson: LessonTotals): Progress {
  const done = lesson.atoms_completed ?? 0;
  return {
    ...xpTotals([
      { reward_xp: lesson.xp_total, xp_earned: lesson.xp_earned ?? 0, is_bonus: false },
      { reward_xp: lesson.bonus_xp_total, xp_earned: lesson.bonus_xp_earned ?? 0, is_bonus: true },
    ]),
    progress_status: isEmptied(lesson) ? "completed" : (lesson.status ?? "not_started"),
    progress_percentage: percentage(done, lesson.atom_count),
    atom_count: lesson.atom_count,
    atoms_completed: done,
  };
}

/** Every item was taken out of it: it asks for nothing, and must not bar the way. */
function isEmptied({ generation_status: status, atom_count: items }: LessonTotals): boolean {
  return status === "completed" && items === 0;
}

/** The state that is stored of a whole: whether it is locked follows from its neighbours. */
export function storedStatus({ progress_status: status }: Progress): AggregateStatus {
  return status === "completed" || status === "in_progress" ? status : "not_started";
}
