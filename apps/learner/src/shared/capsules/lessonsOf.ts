import type { CapsuleDetail, Granule, Molecule } from "@alambic/contract";
import type { LessonState } from "@alambic/ui/LessonList";

export interface PlannedLesson {
  readonly id: string;
  /** Its place among all lessons of the capsule, from 1. */
  readonly number: number;
  readonly granuleOrder: number;
  readonly molecule: Molecule;
  readonly state: LessonState;
  /** 0 to 1. */
  readonly progress: number;
}

export interface PlannedLevel {
  readonly granule: Granule;
  readonly lessons: readonly PlannedLesson[];
}

/** The levels of a capsule with their lessons, in order and counted through. */
export function levelsOf({ capsule, granules }: CapsuleDetail): PlannedLevel[] {
  const currentId = capsule.next_lesson?.molecule_id ?? null;
  let number = 0;
  return granules.map((granule) => ({
    granule,
    lessons: granule.molecules.map((molecule) => {
      number += 1;
      return {
        id: molecule.id,
        number,
        granuleOrder: granule.order,
        molecule,
        state: lessonState(molecule, currentId),
        progress: molecule.progress_percentage / 100,
      };
    }),
  }));
}

/** Where a lesson stands for the learner. What could not be made counts as failed. */
function lessonState(molecule: Molecule, currentId: string | null): LessonState {
  const { generation_status: generation, progress_status: progress } = molecule;
  if (generation === "failed") return "failed";
  if (progress === "completed" || progress === "validated") return progress;
  if (generation === "pending") return "pending";
  if (molecule.is_locked || progress === "locked") return "locked";
  if (molecule.id === currentId) return "current";
  return progress === "failed" ? "failed" : "open";
}
