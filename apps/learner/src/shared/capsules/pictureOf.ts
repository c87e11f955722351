import type { Capsule } from "@alambic/contract";
import { isFinished } from "@alambic/domain/progress";
import type { MoleculeLesson } from "@alambic/ui/MoleculePicture";

/**
 * The lessons of a capsule as far as a list of capsules knows them: lessons are done in order, so
 * the next one says how far the learner is.
 */
export function pictureOf(capsule: Capsule): MoleculeLesson[] {
  const { lesson_count: count, lessons_ready: ready, next_lesson: next } = capsule;
  const complete = isFinished(capsule.progress_status);
  const current = complete ? count + 1 : (next?.lesson_number ?? 1);
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const id = String(number);
    if (number < current) return { id, number, state: "done", progress: 1 };
    if (number > ready) return { id, number, state: "pending", progress: 0 };
    if (number > current) return { id, number, state: "locked", progress: 0 };
    const share =
      next === null || next.atom_count === 0 ? 0 : next.atoms_completed / next.atom_count;
    return { id, number, state: next === null ? "open" : "current", progress: share };
  });
}
