/* Generated from the contract by scripts/generate.ts. */
import type { ReviewStats } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** What is remembered, and what comes. */
export function useGetReviewStats(): Query<ReviewStats> {
  return useQuery({
    operation: "getReviewStats",
    input: {},
    ask: ({ client }) => call((signal) => client.GET("/reviews/stats", { signal })),
  });
}
