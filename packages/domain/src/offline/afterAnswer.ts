import type {
  AnswerFeedback,
  CapsuleDetail,
  Granule,
  Id,
  Lesson,
  LessonPointer,
} from "@alambic/contract";
import {
  isFinished,
  lockedLessons,
  itemsProgress,
  nextAtomStatus,
  percentage,
} from "../progress/index.ts";

/** A capsule as a device keeps it: its plan, and those of its lessons that are there. */
export interface KeptCapsule {
  readonly detail: CapsuleDetail;
  readonly lessons: readonly Lesson[];
}

/**
 * A kept capsule after an answer that waits for the network: the item, its lesson and the plan are as far
 * as the server will see them once it has the answer, and the next lesson opens. XP are the server's to
 * award.
 */
export function afterAnswer(
  kept: KeptCapsule,
  atomId: Id,
  outcome: AnswerFeedback["outcome"],
): KeptCapsule {
  const answered = kept.lessons.find(({ atoms }) => atoms.some(({ id }) => id === atomId));
  if (answered === undefined) return kept;
  const atoms = answered.atoms.map((atom) =>
    atom.id === atomId
      ? { ...atom, progress_status: nextAtomStatus(atom.progress_status, outcome) }
      : atom,
  );
  const { progress_status, progress_percentage, atoms_completed } = itemsProgress(atoms);
  const { id } = answered.molecule;
  const progress = { progress_status, progress_percentage, atoms_completed };
  const granules = withOpenLessons(
    kept.detail.granules.map((granule) => ({
      ...granule,
      molecules: granule.molecules.map((molecule) =>
        molecule.id === id ? { ...molecule, ...progress } : molecule,
      ),
    })),
  );
  const molecules = granules.flatMap((granule) => granule.molecules);
  const capsule = {
    ...kept.detail.capsule,
    progress_percentage: Math.max(
      kept.detail.capsule.progress_percentage,
      percentage(
        molecules.filter((molecule) => isFinished(molecule.progress_status)).length,
        molecules.length,
      ),
    ),
    next_lesson: nextLessonOf(granules),
  };
  const byId = new Map(molecules.map((molecule) => [molecule.id, molecule]));
  return {
    detail: { ...kept.detail, capsule, granules },
    lessons: kept.lessons.map((lesson) => ({
      ...lesson,
      capsule,
      molecule: byId.get(lesson.molecule.id) ?? lesson.molecule,
      atoms: lesson === answered ? atoms : lesson.atoms,
    })),
  };
}

function withOpenLessons(granules: readonly Granule[]): Granule[] {
  const molecules = granules.flatMap((granule) => granule.molecules);
  // A lesson that waits for the one before it says `locked`, which is not how far it came.
  const statuses = molecules.map(({ progress_status: status }) =>
    status === "locked" ? "not_started" : status,
  );
  const locked = lockedLessons(statuses);
  const state = new Map(
    molecules.map(({ id }, index) => [
      id,
      {
        is_locked: locked[index] ?? true,
        progress_status: locked[index] === true ? "locked" : (statuses[index] ?? "not_started"),
      } as const,
    ]),
  );
  return granules.map((granule) => ({
    ...granule,
    molecules: granule.molecules.map((molecule) => ({ ...molecule, ...state.get(molecule.id) })),
  }));
}

/** The first lesson that is not finished. */
function nextLessonOf(granules: readonly Granule[]): LessonPointer | null {
  const places = granules.flatMap((granule) =>
    granule.molecules.map((molecule) => ({ granule, molecule })),
  );
  const index = places.findIndex(({ molecule }) => !isFinished(molecule.progress_status));
  const place = places[index];
  if (place === undefined) return null;
  const { granule, molecule } = place;
  return {
    molecule_id: molecule.id,
    granule_order: granule.order,
    molecule_order: molecule.order,
    title: molecule.title,
    lesson_number: index + 1,
    atoms_completed: molecule.atoms_completed,
    atom_count: molecule.atom_count,
  };
}
