export { awardXp } from "./awardXp.ts";
export { countAnswer } from "./countAnswer.ts";
export type { AnswerContext } from "./countAnswer.ts";
export { addToDay } from "./addToDay.ts";
export { findItem } from "./findItem.ts";
export { limitAnswers } from "./limitAnswers.ts";
export { recordStudy, studyTime } from "./recordStudy.ts";
export { requestHash } from "./requestHash.ts";
export { whenItCanHaveBeen } from "./whenItCanHaveBeen.ts";
