/* Generated from the contract by scripts/generate.ts. */
import type { ReportRequest, operations } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `reportAtom` takes. */
export type ReportAtomInput = {
  readonly path: operations["reportAtom"]["parameters"]["path"];
  readonly header?: NonNullable<operations["reportAtom"]["parameters"]["header"]>;
  readonly body: ReportRequest;
};

/** Makes the call of `useReportAtom` once. Throws an `ApiError`. */
export function reportAtom(
  { client }: Api,
  { path, header, body }: ReportAtomInput,
): Promise<void> {
  return callNoContent((signal) =>
    client.POST("/quality/atoms/{atom_id}/reports", {
      signal,
      params: { path, ...(header && { header }) },
      body,
    }),
  );
}

/** The queries whose answers `reportAtom` makes old. */
export const invalidatedByReportAtom: readonly Operation[] = ["getAtomQuality", "listReports"];

/**
 * Report a problem with an item.
 *
 * The client makes `report_id`: the same id again changes nothing. The report reaches the owner of the capsule and the
 * administrators.
 */
export function useReportAtom(): Command<ReportAtomInput, void> {
  return useCommand({ execute: reportAtom, invalidates: invalidatedByReportAtom });
}
