import type { Exercise } from "@alambic/domain/exercises";
import { parseExercise } from "@alambic/domain/exercises";
import type { LessonAtom } from "../lesson-player/LessonAtom.ts";

/** An item of a lesson that holds an exercise. Throws for one that is not sound. */
export function atomWith(exercise: Exercise, title = "Un exercice"): LessonAtom {
  const parsed = parseExercise(exercise);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return {
    id: `atom-${exercise.content_type}`,
    title,
    metadata: {},
    progress_status: "not_started",
    ...structuredClone(parsed.value),
  };
}
