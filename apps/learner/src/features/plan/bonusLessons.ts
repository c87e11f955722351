import type { PlannedLesson, PlannedLevel } from "../../shared/capsules/lessonsOf.ts";

/** How many lessons are offered at once. */
const most = 3;

/** The lessons last reached for which bonus exercises can be made, the latest first. */
export function bonusLessons(levels: readonly PlannedLevel[]): PlannedLesson[] {
  return levels
    .flatMap(({ lessons }) => lessons)
    .filter(({ molecule, state }) => molecule.is_bonus_available && state !== "locked")
    .toReversed()
    .slice(0, most);
}
