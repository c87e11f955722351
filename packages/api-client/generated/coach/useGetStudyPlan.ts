/* Generated from the contract by scripts/generate.ts. */
import type { StudyPlanState } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/**
 * The study plan, as it stands today.
 *
 * Null where there is none. The outlook is simulated anew from what the member has learned by now.
 */
export function useGetStudyPlan(): Query<StudyPlanState> {
  return useQuery({
    operation: "getStudyPlan",
    input: {},
    ask: ({ client }) => call((signal) => client.GET("/toolbox/coach/plan", { signal }), 20_000),
  });
}
