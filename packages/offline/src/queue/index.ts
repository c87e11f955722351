export { createAnswerQueue } from "./createAnswerQueue.ts";
export type {
  AnswerQueue,
  AnswerQueueOptions,
  QueueState,
  RefusedAnswer,
  ReplayReport,
  SaveOutcome,
  SendOutcome,
} from "./createAnswerQueue.ts";
export type { Refusal } from "./entry.ts";
export type { SendFailure } from "./judgeFailure.ts";
export { openAnswerQueue } from "./openAnswerQueue.ts";
export { startReplaying } from "./startReplaying.ts";
export type { ReplayingOptions } from "./startReplaying.ts";
