/** What there is to know of exercises without bringing every kind along. */
export type { ParseError } from "../checks/index.ts";
export type { DefinedKind } from "../defineKind.ts";
export type { ContentType, Exercise } from "../Exercise.ts";
export { plainText } from "../rich-text.ts";
export type { Marking } from "../marking.ts";
export { scoreOf, wholeExercise } from "../score.ts";
export type { Score, ScoreNote, ScoringContext } from "../score.ts";
