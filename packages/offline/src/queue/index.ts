export { createAnswerQueue } from "./createAnswerQueue.ts";
export type { AnswerQueue, AnswerQueueOptions } from "./createAnswerQueue.ts";
export type {
  Queue,
  QueueState,
  Refused,
  ReplayReport,
  SaveOutcome,
  SendOutcome,
} from "./createQueue.ts";
export type { ReportQueue } from "./createReportQueue.ts";
export type { Refusal, Subject } from "./entry.ts";
export { judgeFailure } from "./judgeFailure.ts";
export type { SendFailure } from "./judgeFailure.ts";
export type { QueuedReport } from "./kinds.ts";
export { openAnswerQueue } from "./openAnswerQueue.ts";
export { openReportQueue } from "./openReportQueue.ts";
export { startReplaying } from "./startReplaying.ts";
export type { ReplayingOptions } from "./startReplaying.ts";
