/* Generated from the contract by scripts/generate.ts. */
import type { WaitlistStatus } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** Whether signing up needs an invitation. */
export function useGetWaitlistStatus(): Query<WaitlistStatus> {
  return useQuery({
    operation: "getWaitlistStatus",
    input: {},
    ask: ({ client }) => call((signal) => client.GET("/waitlist/status", { signal })),
  });
}
