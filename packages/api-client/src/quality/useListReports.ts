import type { Report } from "@alambic/contract";

import { call } from "../core/call.ts";
import { usePagedQuery } from "../core/usePagedQuery.ts";
import type { PagedQuery } from "../core/usePagedQuery.ts";

/** The open reports that the member looks after, page by page. */
export function useListReports(): PagedQuery<Report> {
  return usePagedQuery({
    operation: "listReports",
    input: {},
    askPage: ({ client }, query) =>
      call((signal) => client.GET("/quality/reports", { signal, params: { query } })),
  });
}
