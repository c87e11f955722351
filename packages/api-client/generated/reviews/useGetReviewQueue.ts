/* Generated from the contract by scripts/generate.ts. */
import type { ReviewQueue, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** What `getReviewQueue` takes. */
export type GetReviewQueueInput = NonNullable<operations["getReviewQueue"]["parameters"]["query"]>;

/**
 * What is to be reviewed today. Null not to ask.
 *
 * Overdue cards first, then due ones, then what was learned and never reviewed. Cards of capsules that the member left wait until they come back.
 */
export function useGetReviewQueue(input: GetReviewQueueInput | null): Query<ReviewQueue> {
  return useQuery({
    operation: "getReviewQueue",
    input,
    ask: ({ client }, query) =>
      call((signal) => client.GET("/reviews/queue", { signal, params: { query } })),
  });
}
