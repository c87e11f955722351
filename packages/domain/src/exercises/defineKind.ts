import type { ExerciseResponse } from "@alambic/contract";
import type { Result } from "../result/index.ts";
import { failure, success } from "../result/index.ts";
import type { Check, ParseError, Report } from "./checks/index.ts";
import { collectErrors } from "./checks/index.ts";
import type { Exercise } from "./Exercise.ts";
import type { Score, ScoringContext } from "./score.ts";
import { scoreOf } from "./score.ts";

/** All that a kind of exercise must know, in its own types. */
export interface KindDefinition<Kind extends Exercise, Response extends ExerciseResponse> {
  /** False for what is read or judged by the learner. */
  readonly scored: boolean;
  readonly isExercise: (exercise: Exercise) => exercise is Kind;
  readonly isResponse: (response: ExerciseResponse) => response is Response;
  readonly content: Check<Kind["content"]>;
  readonly create: (content: Kind["content"]) => Kind;
  /** What no schema can say: ids are unique, keys exist. */
  readonly contentRules: (content: Kind["content"], path: string, report: Report) => void;
  readonly response: Check<Response>;
  readonly responseRules: (content: Kind["content"], response: Response, report: Report) => void;
  readonly score: (content: Kind["content"], response: Response, context: ScoringContext) => Score;
  /** The right key; null where nothing is right or wrong. */
  readonly correctResponse: (content: Kind["content"]) => Response | null;
  /** The response before the learner did anything; null where only an answer can be expressed. */
  readonly emptyResponse: (content: Kind["content"]) => Response | null;
  readonly isComplete: (content: Kind["content"], response: Response) => boolean;
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

/** A kind of exercise with its own types, for who knows which one it is. */
export interface DefinedKind<
  Kind extends Exercise,
  Response extends ExerciseResponse,
> extends ExerciseKind {
  readonly isExercise: (exercise: Exercise) => exercise is Kind;
  readonly isResponse: (response: ExerciseResponse) => response is Response;
  /** Reads the exercise out of any content. Never throws. */
  readonly read: (content: unknown) => Result<Kind, ParseError[]>;
}

/** Makes a kind of exercise out of its definition. */
export function defineKind<Kind extends Exercise, Response extends ExerciseResponse>(
  kind: KindDefinition<Kind, Response>,
): DefinedKind<Kind, Response> {
  const parse = (content: unknown, path: string, report: Report): Kind | null => {
    if (!kind.content(content, path, report)) return null;
    let sound = true;
    kind.contentRules(content, path, (...error) => {
      sound = false;
      report(...error);
    });
    return sound ? kind.create(content) : null;
  };
  return {
    scored: kind.scored,
    isExercise: kind.isExercise,
    isResponse: kind.isResponse,
    read(content) {
      const { errors, report } = collectErrors();
      const exercise = parse(content, "content", report);
      return exercise === null ? failure(errors) : success(exercise);
    },
    parse,
    parseResponse(exercise, value, report) {
      if (!kind.isExercise(exercise) || !kind.response(value, "", report)) return null;
      let sound = true;
      kind.responseRules(exercise.content, value, (...error) => {
        sound = false;
        report(...error);
      });
      return sound ? value : null;
    },
    score: (exercise, response, context) =>
      kind.isExercise(exercise) && kind.isResponse(response)
        ? kind.score(exercise.content, response, context)
        : scoreOf(0, []),
    correctResponse: (exercise) =>
      kind.isExercise(exercise) ? kind.correctResponse(exercise.content) : null,
    emptyResponse: (exercise) =>
      kind.isExercise(exercise) ? kind.emptyResponse(exercise.content) : null,
    isComplete: (exercise, response) =>
      kind.isExercise(exercise) &&
      kind.isResponse(response) &&
      kind.isComplete(exercise.content, response),
  };
}
