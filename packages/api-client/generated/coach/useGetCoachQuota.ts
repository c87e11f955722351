/* Generated from the contract by scripts/generate.ts. */
import type { CoachQuota } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** How many messages are left this month. */
export function useGetCoachQuota(): Query<CoachQuota> {
  return useQuery({
    operation: "getCoachQuota",
    input: {},
    ask: ({ client }) => call((signal) => client.GET("/toolbox/coach/quota", { signal })),
  });
}
