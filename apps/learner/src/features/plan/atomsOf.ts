import type { LessonState } from "@alambic/ui/LessonList";
import type { AtomState, MoleculeLesson } from "@alambic/ui/MoleculePicture";
import type { PlannedLevel } from "../../shared/capsules/lessonsOf.ts";

const atomStates: Readonly<Record<LessonState, AtomState>> = {
  completed: "done",
  validated: "done",
  current: "current",
  open: "open",
  failed: "open",
  locked: "locked",
  pending: "pending",
};

/** The lessons that a capsule is going to have, before its plan says which. */
export function expectedAtoms(count: number): MoleculeLesson[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    number: index + 1,
    state: "pending",
    progress: 0,
  }));
}

/** All lessons of a plan as the atoms of its picture. */
export function atomsOf(levels: readonly PlannedLevel[]): MoleculeLesson[] {
  return levels.flatMap(({ lessons }, chapter) =>
    lessons.map(({ id, number, state, progress }) => ({
      id,
      number,
      state: atomStates[state],
      progress,
      chapter,
    })),
  );
}
