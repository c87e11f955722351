/* Generated from the contract by scripts/generate.ts. */
import type { IllegalContentReport, ReportReceipt } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `reportIllegalContent` takes. */
export type ReportIllegalContentInput = IllegalContentReport;

/** Makes the call of `useReportIllegalContent` once. Throws an `ApiError`. */
export function reportIllegalContent(
  { client }: Api,
  body: ReportIllegalContentInput,
): Promise<ReportReceipt> {
  return call((signal) => client.POST("/legal/reports", { signal, body }));
}

/**
 * Report illegal content.
 *
 * Anybody may. The reference is the receipt; it is mailed as well where an address is given, and the operator is told.
 */
export function useReportIllegalContent(): Command<ReportIllegalContentInput, ReportReceipt> {
  return useCommand({ execute: reportIllegalContent });
}
