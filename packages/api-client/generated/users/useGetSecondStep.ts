/* Generated from the contract by scripts/generate.ts. */
import type { SecondStep } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/**
 * Whether a code of an app is asked for after the password.
 *
 * Also how many recovery codes are left.
 */
export function useGetSecondStep(): Query<SecondStep> {
  return useQuery({
    operation: "getSecondStep",
    input: {},
    ask: ({ client }) => call((signal) => client.GET("/users/me/second-step", { signal })),
  });
}
