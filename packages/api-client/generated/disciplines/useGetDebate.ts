/* Generated from the contract by scripts/generate.ts. */
import type { Debate, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** What `getDebate` takes. */
export type GetDebateInput = operations["getDebate"]["parameters"]["path"];

/** A debate. Null not to ask. */
export function useGetDebate(input: GetDebateInput | null): Query<Debate> {
  return useQuery({
    operation: "getDebate",
    input,
    ask: ({ client }, path) =>
      call((signal) => client.GET("/toolbox/debates/{debate_id}", { signal, params: { path } })),
  });
}
