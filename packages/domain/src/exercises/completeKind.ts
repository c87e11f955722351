import type { ExerciseResponse } from "@alambic/contract";
import type { Check, Report } from "./checks/index.ts";
import type { DefinedKind } from "./defineKind.ts";
import type { Exercise } from "./Exercise.ts";
import type { Marking } from "./marking.ts";
import type { Score, ScoringContext } from "./score.ts";
import { scoreOf } from "./score.ts";

/** How responses to a kind are read, in its own types. */
export interface ResponseRules<Content, Response> {
  readonly response: Check<Response>;
  /** What no schema can say: ids name parts of the exercise, each once. */
  readonly responseRules?: (content: Content, response: Response, report: Report) => void;
}

/** A kind of exercise seen from outside: it takes any exercise, and knows its own. */
export interface ExerciseKind {
  readonly scored: boolean;
  readonly parse: (content: unknown, path: string, report: Report) => Exercise | null;
  readonly parseResponse: (
    exercise: Exercise,
    value: unknown,
    report: Report,
  ) => ExerciseResponse | null;
  readonly score: (
    exercise: Exercise,
    response: ExerciseResponse,
    context: ScoringContext,
  ) => Score;
  readonly correctResponse: (exercise: Exercise) => ExerciseResponse | null;
  readonly emptyResponse: (exercise: Exercise) => ExerciseResponse | null;
  readonly isComplete: (exercise: Exercise, response: ExerciseResponse) => boolean;
}

/** Joins what asks an exercise of a kind, what judges answers to it, and what reads them. */
export function completeKind<Kind extends Exercise, Response extends ExerciseResponse>(
  kind: DefinedKind<Kind, Response>,
  marking: Marking<Kind["content"], Response>,
  rules: ResponseRules<Kind["content"], Response>,
): ExerciseKind {
  return {
    scored: marking.scored,
    parse: kind.parse,
    parseResponse(exercise, value, report) {
      if (!kind.isExercise(exercise) || !rules.response(value, "", report)) return null;
      let sound = true;
      rules.responseRules?.(exercise.content, value, (...error) => {
        sound = false;
        report(...error);
      });
      return sound ? value : null;
    },
    score: (exercise, response, context) =>
      kind.isExercise(exercise) && kind.isResponse(response)
        ? marking.score(exercise.content, response, context)
        : scoreOf(0, []),
    correctResponse: (exercise) =>
      kind.isExercise(exercise) ? marking.correctResponse(exercise.content) : null,
    emptyResponse: (exercise) =>
      kind.isExercise(exercise) ? kind.emptyResponse(exercise.content) : null,
    isComplete: (exercise, response) =>
      kind.isExercise(exercise) &&
      kind.isResponse(response) &&
      kind.isComplete(exercise.content, response) &&
      (marking.isReadable?.(exercise.content, response) ?? true),
  };
}
