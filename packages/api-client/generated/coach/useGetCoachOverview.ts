/* Generated from the contract by scripts/generate.ts. */
import type { CoachOverview } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/**
 * What a learner's own log says.
 *
 * What comes back when, what is weak and what is strong, what to do today, and what the coach may still be asked. Every figure is of the member's own log.
 */
export function useGetCoachOverview(): Query<CoachOverview> {
  return useQuery({
    operation: "getCoachOverview",
    input: {},
    ask: ({ client }) => call((signal) => client.GET("/toolbox/coach/overview", { signal })),
  });
}
