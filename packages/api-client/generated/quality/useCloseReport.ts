/* Generated from the contract by scripts/generate.ts. */
import type { operations } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `closeReport` takes. */
export type CloseReportInput = operations["closeReport"]["parameters"]["path"];

/** Makes the call of `useCloseReport` once. Throws an `ApiError`. */
export function closeReport({ client }: Api, path: CloseReportInput): Promise<void> {
  return callNoContent((signal) =>
    client.DELETE("/quality/reports/{report_id}", { signal, params: { path } }),
  );
}

/** The queries whose answers `closeReport` makes old. */
export const invalidatedByCloseReport: readonly Operation[] = [
  "getAtomQuality",
  "getMoleculeQuality",
  "getCapsuleQuality",
  "getCapsule",
  "getGranuleMolecule",
  "listMoleculeAtoms",
  "getDashboard",
  "listMyCapsules",
  "getProgressStats",
  "listReports",
];

/**
 * Close a report.
 *
 * For the owner of the capsule and administrators: they looked at it, and the item stays as it is.
 */
export function useCloseReport(): Command<CloseReportInput, void> {
  return useCommand({ execute: closeReport, invalidates: invalidatedByCloseReport });
}
