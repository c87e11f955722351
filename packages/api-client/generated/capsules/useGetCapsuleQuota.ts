/* Generated from the contract by scripts/generate.ts. */
import type { Quota } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** How many capsules can still be made. */
export function useGetCapsuleQuota(): Query<Quota> {
  return useQuery({
    operation: "getCapsuleQuota",
    input: {},
    ask: ({ client }) => call((signal) => client.GET("/capsules/quota", { signal })),
  });
}
