import type { ExerciseResponse, Locale } from "@alambic/contract";
import type { DefinedKind, Exercise, Score } from "@alambic/domain/exercises/kind";
import type { ComponentType } from "react";

/** What a remark is made of, in the types of its kind. */
export interface RemarkProps<Content, Response> {
  readonly content: Content;
  /** What was checked. */
  readonly response: Response;
  readonly score: Score;
  /** The language of instruction. */
  readonly language: Locale;
}

export interface AnyRemarkProps {
  readonly exercise: Exercise;
  readonly response: ExerciseResponse;
  readonly score: Score;
  readonly language: Locale;
}

/** Makes a remark on any answer out of one on those of its own kind. */
export function defineRemark<Kind extends Exercise, Response extends ExerciseResponse>(
  { isExercise, isResponse }: DefinedKind<Kind, Response>,
  Remark: ComponentType<RemarkProps<Kind["content"], Response>>,
): ComponentType<AnyRemarkProps> {
  return function AnyRemark({ exercise, response, ...shared }: AnyRemarkProps) {
    if (!isExercise(exercise) || !isResponse(response)) return null;
    return <Remark content={exercise.content} response={response} {...shared} />;
  };
}
