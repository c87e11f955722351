import { createReportQueue } from "./createReportQueue.ts";
import type { ReportQueue, ReportQueueOptions } from "./createReportQueue.ts";
import { underLock } from "./underLock.ts";

/** The reports of this browser, shared by its tabs. */
export function openReportQueue(
  options: Pick<ReportQueueOptions, "send" | "userId" | "now">,
): ReportQueue {
  return createReportQueue({
    ...options,
    exclusively: underLock("alambic-report-replay"),
    channel: new BroadcastChannel("alambic-reports"),
  });
}
