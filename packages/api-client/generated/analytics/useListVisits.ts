/* Generated from the contract by scripts/generate.ts. */
import type { VisitCounts } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/**
 * Visits by screen.
 *
 * Of the last 30 days.
 */
export function useListVisits(): Query<VisitCounts> {
  return useQuery({
    operation: "listVisits",
    input: {},
    ask: ({ client }) => call((signal) => client.GET("/admin/visits", { signal })),
  });
}
