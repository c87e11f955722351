import type { ExerciseResponse } from "@alambic/contract";
import type { Exercise } from "./Exercise.ts";
import { kinds } from "./registry.ts";
import type { Score, ScoringContext } from "./score.ts";

/** What a response is worth. A response to another kind of exercise is worth nothing. */
export function scoreResponse(
  exercise: Exercise,
  response: ExerciseResponse,
  context: ScoringContext,
): Score {
  return kinds[exercise.content_type].score(exercise, response, context);
}

/** The right key, which scores 1; null for what is read or judged by the learner. */
export function correctResponse(exercise: Exercise): ExerciseResponse | null {
  return kinds[exercise.content_type].correctResponse(exercise);
}

/** The response before the learner did anything; null where only an answer can be expressed. */
export function emptyResponse(exercise: Exercise): ExerciseResponse | null {
  return kinds[exercise.content_type].emptyResponse(exercise);
}

/** Whether the response can be checked: something is chosen, every place and gap is filled. */
export function isComplete(exercise: Exercise, response: ExerciseResponse | null): boolean {
  return response !== null && kinds[exercise.content_type].isComplete(exercise, response);
}

/** False for what is read or judged by the learner. */
export function isScored(exercise: Exercise): boolean {
  return kinds[exercise.content_type].scored;
}
