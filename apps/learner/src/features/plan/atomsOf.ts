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
