import type { ProgressStatus, XpTotals } from "@alambic/contract";
import { itemsProgress } from "./itemsProgress.ts";
import type { ItemsProgress } from "./itemsProgress.ts";
import { percentage } from "./percentage.ts";
import { isFinished } from "./isFinished.ts";
import { aggregateStatus } from "./status.ts";
import type { XpItem } from "./xp.ts";
import { sumXpTotals } from "./sumXpTotals.ts";
import { xpTotals } from "./xp.ts";

export interface AtomProgress extends XpItem {
  readonly progress_status: ProgressStatus;
}

/** How far a lesson, a level or a capsule has come. */
export type Progress = XpTotals & ItemsProgress;

/** The progress of a lesson by its items. Bonus items give XP, but finish nothing. */
export function moleculeProgress(atoms: readonly AtomProgress[]): Progress {
  return { ...xpTotals(atoms), ...itemsProgress(atoms) };
}

/**
 * The progress of a level or a capsule by all its lessons, those still being made among them
 * (`moleculeProgress([])`): every lesson weighs the same, so that progress does not run ahead of
 * what is still to come.
 */
export function lessonsProgress(lessons: readonly Progress[]): Progress {
  const part = lessons.reduce(
    (sum, lesson) =>
      sum + (lesson.atom_count === 0 ? 0 : lesson.atoms_completed / lesson.atom_count),
    0,
  );
  const complete = lessons.every((lesson) => isFinished(lesson.progress_status));
  return {
    ...sumXpTotals(lessons),
    progress_status: aggregateStatus(lessons.map((lesson) => lesson.progress_status)),
    progress_percentage: complete
      ? percentage(lessons.length, lessons.length)
      : Math.min(99, percentage(part, lessons.length)),
    atom_count: lessons.reduce((sum, lesson) => sum + lesson.atom_count, 0),
    atoms_completed: lessons.reduce((sum, lesson) => sum + lesson.atoms_completed, 0),
  };
}
