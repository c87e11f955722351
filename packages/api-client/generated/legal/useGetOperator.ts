/* Generated from the contract by scripts/generate.ts. */
import type { Operator } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/**
 * Who runs this server.
 *
 * As the operator configured it.
 */
export function useGetOperator(): Query<Operator> {
  return useQuery({
    operation: "getOperator",
    input: {},
    ask: ({ client }) => call((signal) => client.GET("/legal/operator", { signal })),
  });
}
