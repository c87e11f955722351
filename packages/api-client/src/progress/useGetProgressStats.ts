import type { ProgressStats } from "@alambic/contract";

import { call } from "../core/call.ts";
import { useQuery } from "../core/useQuery.ts";
import type { Query } from "../core/useQuery.ts";

/** What the member has done: the figures of the dashboard. */
export function useGetProgressStats(): Query<ProgressStats> {
  return useQuery({
    operation: "getProgressStats",
    input: {},
    ask: ({ client }) => call((signal) => client.GET("/progress/stats", { signal })),
  });
}
