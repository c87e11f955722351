import type { Failure, Outcome } from "@alambic/api-client/core";
import { judgeFailure } from "@alambic/offline/queue";
import type { QueuedReport, SaveOutcome } from "@alambic/offline/queue";

/** What became of a report: the server has it, this device has it, or nobody but the form. */
export type Submission =
  | { readonly status: "sent" }
  | { readonly status: "kept" }
  | { readonly status: "failed"; readonly failure: Failure };

/** Where a report can go. */
export interface ReportWays {
  readonly send: (report: QueuedReport) => Promise<Outcome<void>>;
  readonly keep: (report: QueuedReport) => Promise<SaveOutcome>;
}

/** Sends a report; one that does not get through, and is not refused, is kept on this device. */
export async function submitReport(report: QueuedReport, ways: ReportWays): Promise<Submission> {
  const sent = await ways.send(report);
  if (sent.ok) return { status: "sent" };
  const failed = { status: "failed", failure: sent.failure } as const;
  if (judgeFailure(sent.failure).kind === "refuse") return failed;
  const kept = await ways.keep(report);
  return kept.status === "saved" ? { status: "kept" } : failed;
}
