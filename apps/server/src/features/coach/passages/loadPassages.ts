import type { CoachSource } from "@alambic/contract";
import { passagesOf } from "@alambic/domain/coach";
import type { Passage } from "@alambic/domain/coach";
import { parseExercise } from "@alambic/domain/exercises";

import type { Database } from "../../../platform/db/Store.ts";
import { seesUnsharedBonus } from "../../capsules/index.ts";
import type { CapsuleMember } from "../../capsules/index.ts";
import { presentCapsule, presentLesson } from "../lessons.ts";
import { loadStudiedLessons } from "../loadStudiedLessons.ts";

/** A piece of a lesson that a member may read, with its place. */
export interface CoursePassage extends Passage {
  readonly source: CoachSource;
}

/**
 * All that a member may read of the capsules that they follow, or of one of them: the texts of lessons
 * that are open to them, and nothing of the keys of exercises.
 */
export async function loadPassages(
  db: Database,
  member: CapsuleMember,
  capsuleId?: string,
): Promise<CoursePassage[]> {
  const lessons = await loadStudiedLessons(db, member.id, capsuleId);
  const open = lessons.filter(({ isLocked, isReady }) => isReady && !isLocked);
  const byId = new Map(open.map(({ row }) => [row.lesson_id, row]));
  if (byId.size === 0) return [];
  const atoms = await db
    .selectFrom("atoms")
    .select(["id", "molecule_id", "title", "content_type", "content"])
    .select(["is_bonus", "is_shared_bonus"])
    .where("molecule_id", "in", [...byId.keys()])
    .where("content_type", "=", "lesson")
    .where("retired_at", "is", null)
    .orderBy("molecule_id")
    .orderBy("position")
    .execute();
  return atoms.flatMap((atom): CoursePassage[] => {
    const lesson = byId.get(atom.molecule_id);
    const exercise = parseExercise(atom);
    if (lesson === undefined || !exercise.ok) return [];
    if (exercise.value.content_type !== "lesson") return [];
    if (atom.is_bonus && !atom.is_shared_bonus && !seesUnsharedBonus(lesson, member)) return [];
    return passagesOf(exercise.value.content).map(({ text, place }) => ({
      text,
      about: [place ?? "", atom.title, lesson.lesson_title, lesson.capsule_title].join(" "),
      language: lesson.language,
      source: {
        type: "lesson",
        capsule: presentCapsule(lesson),
        lesson: presentLesson(lesson),
        atom_id: atom.id,
        place: place ?? atom.title,
      },
    }));
  });
}
