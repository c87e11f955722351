/* Generated from the contract by scripts/generate.ts. */
import type { Dashboard, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** What `getDashboard` takes. */
export type GetDashboardInput = operations["getDashboard"]["parameters"]["query"];

/**
 * What a member's dashboard shows. Null not to ask.
 *
 * Everything at once: the figures, the capsules last used, and some of the catalogue that the member has not joined.
 */
export function useGetDashboard(input: GetDashboardInput | null): Query<Dashboard> {
  return useQuery({
    operation: "getDashboard",
    input,
    ask: ({ client }, query) =>
      call((signal) => client.GET("/progress/dashboard", { signal, params: { query } })),
  });
}
