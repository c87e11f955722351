import { createQueue } from "./createQueue.ts";
import type { Queue, QueueOptions } from "./createQueue.ts";
import { reportStore } from "./kinds.ts";
import type { QueuedReport } from "./kinds.ts";

/** The reports that wait on this device until the server has acknowledged them. */
export type ReportQueue = Queue<QueuedReport, void>;

export type ReportQueueOptions = Omit<QueueOptions<QueuedReport, void>, "store">;

export function createReportQueue(options: ReportQueueOptions): ReportQueue {
  return createQueue({ ...options, store: reportStore });
}
