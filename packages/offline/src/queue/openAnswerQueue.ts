import { createAnswerQueue } from "./createAnswerQueue.ts";
import type { AnswerQueue, AnswerQueueOptions } from "./createAnswerQueue.ts";
import { underLock } from "./underLock.ts";

/** The queue of this browser, shared by its tabs. */
export function openAnswerQueue(
  options: Pick<AnswerQueueOptions, "send" | "userId" | "now">,
): AnswerQueue {
  return createAnswerQueue({
    ...options,
    exclusively: underLock("alambic-answer-replay"),
    channel: new BroadcastChannel("alambic-answers"),
  });
}
