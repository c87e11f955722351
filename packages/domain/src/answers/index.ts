export { matchAnswer } from "./matchAnswer.ts";
export type { AnswerContext, AnswerMatch, MatchAnswer, Slip } from "./matchAnswer.ts";
export { normalise, withoutAccents } from "./normalise.ts";
export { readNumber, readNumbers, saysNumber, withoutGroups } from "./numbers.ts";
export { isSameNumber } from "./rational.ts";
export type { Rational } from "./rational.ts";
export { spellingDistance } from "./spellingDistance.ts";
