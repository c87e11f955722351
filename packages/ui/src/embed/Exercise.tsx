import { DrawnExercise } from "./DrawnExercise.tsx";
import type { ExerciseProps } from "./ExerciseProps.ts";
import { useTurn } from "./useTurn.ts";

/**
 * One exercise in a page of others: it scores by itself, knows no server, and brings its styles for
 * itself alone. The first of a page is drawn at once, those after it between frames. Give it a `key`
 * for each exercise.
 */
export function Exercise(props: ExerciseProps) {
  return useTurn() ? <DrawnExercise {...props} /> : null;
}
