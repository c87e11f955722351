/* Generated from the contract by scripts/generate.ts. */
import type { ReviewSettings } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/**
 * How a member wants to review.
 *
 * With what each desired retention would cost, simulated by FSRS from the member's own cards over 90 days.
 */
export function useGetReviewSettings(): Query<ReviewSettings> {
  return useQuery({
    operation: "getReviewSettings",
    input: {},
    ask: ({ client }) => call((signal) => client.GET("/reviews/settings", { signal })),
  });
}
