import type { AnswerLog, AnswerResult } from "@alambic/contract";

import { createQueue } from "./createQueue.ts";
import type { Queue, QueueOptions } from "./createQueue.ts";
import { answerStore } from "./kinds.ts";

/** The answers that wait on this device until the server has acknowledged them. */
export type AnswerQueue = Queue<AnswerLog, AnswerResult>;

export type AnswerQueueOptions = Omit<QueueOptions<AnswerLog, AnswerResult>, "store">;

export function createAnswerQueue(options: AnswerQueueOptions): AnswerQueue {
  return createQueue({ ...options, store: answerStore });
}
