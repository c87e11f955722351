/* Generated from the contract by scripts/generate.ts. */
import type { ProgressStats } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** What the member has done. */
export function useGetProgressStats(): Query<ProgressStats> {
  return useQuery({
    operation: "getProgressStats",
    input: {},
    ask: ({ client }) => call((signal) => client.GET("/progress/stats", { signal })),
  });
}
