/* Generated from the contract by scripts/generate.ts. */
import type { WaitlistInvitation, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** What `getWaitlistActivation` takes. */
export type GetWaitlistActivationInput = operations["getWaitlistActivation"]["parameters"]["query"];

/**
 * Whom an invitation is for. Null not to ask.
 *
 * Changes nothing. 404 `link_invalid` for one that is unknown, used or expired.
 */
export function useGetWaitlistActivation(
  input: GetWaitlistActivationInput | null,
): Query<WaitlistInvitation> {
  return useQuery({
    operation: "getWaitlistActivation",
    input,
    ask: ({ client }, query) =>
      call((signal) => client.GET("/waitlist/activation", { signal, params: { query } })),
  });
}
