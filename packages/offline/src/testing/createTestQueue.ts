import { createAnswerQueue } from "../queue/createAnswerQueue.ts";
import type { AnswerQueue, AnswerQueueOptions } from "../queue/createAnswerQueue.ts";
import { underLock } from "../queue/underLock.ts";
import { createHub } from "./createHub.ts";

export const testNow = Date.UTC(2026, 10, 20, 13, 5);

/** A queue of one tab. Tabs of one browser share a hub. */
export function createTestQueue(
  options: Pick<AnswerQueueOptions, "send" | "userId"> & Partial<AnswerQueueOptions>,
): AnswerQueue {
  return createAnswerQueue({
    now: () => testNow,
    exclusively: underLock("test"),
    channel: createHub().join(),
    ...options,
  });
}

/** Leaves no local database behind. */
export function deleteDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase("alambic");
    deletion.addEventListener("success", () => resolve());
    deletion.addEventListener("error", () => reject(deletion.error));
  });
}
