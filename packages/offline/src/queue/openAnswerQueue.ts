import { createAnswerQueue } from "./createAnswerQueue.ts";
import type { AnswerQueue, AnswerQueueOptions } from "./createAnswerQueue.ts";

/** The queue of this browser, shared by its tabs. */
export function openAnswerQueue(
  options: Pick<AnswerQueueOptions, "send" | "userId" | "now">,
): AnswerQueue {
  return createAnswerQueue({
    ...options,
    locks: navigator.locks,
    channel: new BroadcastChannel("alambic-answers"),
  });
}
