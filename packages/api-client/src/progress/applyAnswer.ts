import type { AnswerResult, Lesson } from "@alambic/contract";

/** A lesson as it is after an answer: the item's status, and the totals above it. */
export function applyAnswer(lesson: Lesson, result: AnswerResult): Lesson {
  if (lesson.molecule.id !== result.molecule.id) return lesson;
  const atoms = lesson.atoms.map((atom) =>
    atom.id === result.atom_id ? { ...atom, progress_status: result.atom_progress_status } : atom,
  );
  return {
    ...lesson,
    atoms,
    molecule: {
      ...lesson.molecule,
      progress_status: result.molecule.progress_status,
      progress_percentage: result.molecule.progress_percentage,
      xp_earned: result.molecule.xp_earned,
      xp_total: result.molecule.xp_total,
    },
    capsule: {
      ...lesson.capsule,
      progress_status: result.capsule.progress_status,
      progress_percentage: result.capsule.progress_percentage,
      xp_current: result.capsule.xp_earned,
    },
  };
}
