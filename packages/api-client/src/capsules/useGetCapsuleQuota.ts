import type { Quota } from "@alambic/contract";

import { call } from "../core/call.ts";
import { useQuery } from "../core/useQuery.ts";
import type { Query } from "../core/useQuery.ts";

/** How many capsules the member can still make this month. */
export function useGetCapsuleQuota(): Query<Quota> {
  return useQuery({
    operation: "getCapsuleQuota",
    input: {},
    ask: ({ client }) => call((signal) => client.GET("/capsules/quota", { signal })),
  });
}
