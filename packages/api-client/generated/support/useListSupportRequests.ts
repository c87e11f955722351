/* Generated from the contract by scripts/generate.ts. */
import type { SupportRequestSummary, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { usePagedQuery } from "../../src/core/usePagedQuery.ts";
import type { PagedQuery } from "../../src/core/usePagedQuery.ts";

/** What `listSupportRequests` takes. */
export type ListSupportRequestsInput = Omit<
  operations["listSupportRequests"]["parameters"]["query"],
  "cursor" | "limit"
>;

/**
 * What members ask the support team. Null not to ask.
 *
 * What waits comes by how long it has, longest first; what was answered or closed by its newest message, newest first.
 */
export function useListSupportRequests(
  input: ListSupportRequestsInput | null,
): PagedQuery<SupportRequestSummary> {
  return usePagedQuery({
    operation: "listSupportRequests",
    input,
    askPage: ({ client }, query, page) =>
      call((signal) =>
        client.GET("/admin/support", { signal, params: { query: { ...query, ...page } } }),
      ),
  });
}
