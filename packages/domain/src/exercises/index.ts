export type { ParseError, ParseErrorCode } from "./checks/index.ts";
export type { ContentType, Exercise } from "./Exercise.ts";
export { parseExercise, parseResponse } from "./parse.ts";
export { isContentType } from "./registry.ts";
export { correctResponse, emptyResponse, isComplete, isScored, scoreResponse } from "./respond.ts";
export { questionOf } from "./question.ts";
export { plainText } from "./rich-text.ts";
export { wholeExercise } from "./score.ts";
export type { Score, ScoreNote, ScorePart, ScoringContext } from "./score.ts";
