/* Generated from the contract by scripts/generate.ts. */
import type { Feedback, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { usePagedQuery } from "../../src/core/usePagedQuery.ts";
import type { PagedQuery } from "../../src/core/usePagedQuery.ts";

/** What `listFeedback` takes. */
export type ListFeedbackInput = Omit<
  NonNullable<operations["listFeedback"]["parameters"]["query"]>,
  "cursor" | "limit"
>;

/**
 * What members say. Null not to ask.
 *
 * Newest first.
 */
export function useListFeedback(input: ListFeedbackInput | null): PagedQuery<Feedback> {
  return usePagedQuery({
    operation: "listFeedback",
    input,
    askPage: ({ client }, query, page) =>
      call((signal) =>
        client.GET("/admin/feedback", { signal, params: { query: { ...query, ...page } } }),
      ),
  });
}
