import type { CoachSource } from "@alambic/contract";
import { aboutExercise, passagesOf, passagesOfExercise } from "@alambic/domain/coach";
import type { Passage, PassageText } from "@alambic/domain/coach";
import { parseExercise } from "@alambic/domain/exercises";
import type { Exercise } from "@alambic/domain/exercises";

import type { Database } from "../../../platform/db/Store.ts";
import { seesUnsharedBonus } from "../../capsules/index.ts";
import type { CapsuleMember } from "../../capsules/index.ts";
import { presentCapsule, presentLesson } from "../lessons.ts";
import { loadStudiedLessons } from "../loadStudiedLessons.ts";

/** A piece of a lesson that a member may read, with its place. */
export interface CoursePassage extends Passage {
  readonly source: CoachSource;
  /** It is of an exercise, and not of a lesson's text. */
  readonly isOfExercise: boolean;
}

/**
 * All that a member may read of the capsules that they follow, or of one of them: the texts of lessons
 * that are open to them, and what exercises that they have answered state and explain. Nothing tells the key
 * of another exercise.
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
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb("content_type", "=", "lesson"),
        exists(
          selectFrom("atom_progress")
            .select("atom_progress.atom_id")
            .whereRef("atom_progress.atom_id", "=", "atoms.id")
            .where("atom_progress.user_id", "=", member.id)
            .where("atom_progress.attempts", ">", 0),
        ),
      ]),
    )
    .where("retired_at", "is", null)
    .orderBy("molecule_id")
    .orderBy("position")
    .execute();
  return atoms.flatMap((atom): CoursePassage[] => {
    const lesson = byId.get(atom.molecule_id);
    const exercise = parseExercise(atom);
    if (lesson === undefined || !exercise.ok) return [];
    if (atom.is_bonus && !atom.is_shared_bonus && !seesUnsharedBonus(lesson, member)) return [];
    const isOfExercise = exercise.value.content_type !== "lesson";
    const { lesson_title: title, capsule_title: course } = lesson;
    return quotable(exercise.value).map(({ text, about, place }) => ({
      text,
      about: [about, atom.title, title, course].join(" "),
      language: lesson.language,
      isOfExercise,
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

function quotable(exercise: Exercise): (PassageText & { readonly about: string })[] {
  if (exercise.content_type === "lesson")
    return passagesOf(exercise.content).map((passage) => ({
      ...passage,
      about: passage.place ?? "",
    }));
  const about = aboutExercise(exercise);
  return passagesOfExercise(exercise).map((text) => ({ text, about, place: null }));
}
