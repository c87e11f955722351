import type { ExerciseResponse } from "@alambic/contract";
import type { Result } from "../result/index.ts";
import { failure, success } from "../result/index.ts";
import type { Check, ParseError, Report } from "./checks/index.ts";
import { collectErrors } from "./checks/index.ts";
import type { Exercise } from "./Exercise.ts";

/** All that is needed to ask an exercise of a kind, in its own types. */
export interface KindDefinition<Kind extends Exercise, Response extends ExerciseResponse> {
  readonly isExercise: (exercise: Exercise) => exercise is Kind;
  readonly isResponse: (response: ExerciseResponse) => response is Response;
  readonly content: Check<Kind["content"]>;
  readonly create: (content: Kind["content"]) => Kind;
  /** What no schema can say: ids are unique, keys exist. */
  readonly contentRules: (content: Kind["content"], path: string, report: Report) => void;
  /** The response before the learner did anything; null where only an answer can be expressed. */
  readonly emptyResponse: (content: Kind["content"]) => Response | null;
  readonly isComplete: (content: Kind["content"], response: Response) => boolean;
}

/** A kind of exercise with its own types, for who knows which one it is: all but its answers. */
export interface DefinedKind<Kind extends Exercise, Response extends ExerciseResponse> {
  readonly isExercise: (exercise: Exercise) => exercise is Kind;
  readonly isResponse: (response: ExerciseResponse) => response is Response;
  /** Reads the exercise out of any content. Never throws. */
  readonly read: (content: unknown) => Result<Kind, ParseError[]>;
  readonly parse: (content: unknown, path: string, report: Report) => Kind | null;
  readonly emptyResponse: (content: Kind["content"]) => Response | null;
  readonly isComplete: (content: Kind["content"], response: Response) => boolean;
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
    ...kind,
    read(content) {
      const { errors, report } = collectErrors();
      const exercise = parse(content, "content", report);
      return exercise === null ? failure(errors) : success(exercise);
    },
    parse,
  };
}
