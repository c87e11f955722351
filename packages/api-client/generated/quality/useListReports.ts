/* Generated from the contract by scripts/generate.ts. */
import type { Report } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { usePagedQuery } from "../../src/core/usePagedQuery.ts";
import type { PagedQuery } from "../../src/core/usePagedQuery.ts";

/**
 * Open reports.
 *
 * Of the items of one's own capsules; for administrators, of all. Oldest first.
 */
export function useListReports(): PagedQuery<Report> {
  return usePagedQuery({
    operation: "listReports",
    input: {},
    askPage: ({ client }, _, page) =>
      call((signal) => client.GET("/quality/reports", { signal, params: { query: page } })),
  });
}
