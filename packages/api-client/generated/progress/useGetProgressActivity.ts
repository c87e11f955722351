/* Generated from the contract by scripts/generate.ts. */
import type { ProgressActivity, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** What `getProgressActivity` takes. */
export type GetProgressActivityInput = NonNullable<
  operations["getProgressActivity"]["parameters"]["query"]
>;

/**
 * What the member did, day by day. Null not to ask.
 *
 * Everything that the screen of statistics shows: each day that has something in it, the streak and what kept it, memory, and the load to come.
 */
export function useGetProgressActivity(
  input: GetProgressActivityInput | null,
): Query<ProgressActivity> {
  return useQuery({
    operation: "getProgressActivity",
    input,
    ask: ({ client }, query) =>
      call((signal) => client.GET("/progress/activity", { signal, params: { query } })),
  });
}
