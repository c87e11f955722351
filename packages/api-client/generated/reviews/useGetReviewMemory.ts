/* Generated from the contract by scripts/generate.ts. */
import type { ReviewMemory } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/**
 * How well a member's memory is known.
 *
 * FSRS foretells from its parameters how likely something is remembered. They are fitted to the member's reviews, and kept only where they foretell the latest fifth of these, which the fit has not seen, better than the parameters of people and than the plain average.
 */
export function useGetReviewMemory(): Query<ReviewMemory> {
  return useQuery({
    operation: "getReviewMemory",
    input: {},
    ask: ({ client }) => call((signal) => client.GET("/reviews/memory", { signal })),
  });
}
