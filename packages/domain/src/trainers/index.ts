export { judgeAnswer } from "./judgeAnswer.ts";
export type { JudgedCard, TrainerVerdict } from "./judgeAnswer.ts";
export { answered, startSession } from "./session.ts";
export type { TrainerSession } from "./session.ts";
