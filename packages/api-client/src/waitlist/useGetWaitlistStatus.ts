import type { WaitlistStatus } from "@alambic/contract";

import { call } from "../core/call.ts";
import { useQuery } from "../core/useQuery.ts";
import type { Query } from "../core/useQuery.ts";

/** Whether signing up needs an invitation. */
export function useGetWaitlistStatus(): Query<WaitlistStatus> {
  return useQuery({
    operation: "getWaitlistStatus",
    input: {},
    ask: ({ client }) => call((signal) => client.GET("/waitlist/status", { signal })),
  });
}
