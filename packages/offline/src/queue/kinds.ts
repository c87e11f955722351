import type { AnswerLog, Id, ReportRequest } from "@alambic/contract";

import { createEntryStore } from "./createEntryStore.ts";
import { isObject } from "./entry.ts";

/** A report that waits for the network, and the item that it is about. */
export interface QueuedReport {
  readonly atomId: Id;
  readonly body: ReportRequest;
}

/** The answers in the queue. */
export const answerStore = createEntryStore<AnswerLog>({
  isPayload: (value): value is AnswerLog =>
    "answer_id" in value && typeof value.answer_id === "string",
  idOf: ({ answer_id }) => answer_id,
});

/** The reports in the queue. */
export const reportStore = createEntryStore<QueuedReport>({
  isPayload: (value): value is QueuedReport =>
    "atomId" in value &&
    typeof value.atomId === "string" &&
    "body" in value &&
    isObject(value.body) &&
    "report_id" in value.body &&
    typeof value.body.report_id === "string",
  idOf: ({ body }) => body.report_id,
});
