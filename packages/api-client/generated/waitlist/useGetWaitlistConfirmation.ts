/* Generated from the contract by scripts/generate.ts. */
import type { WaitlistConfirmation, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** What `getWaitlistConfirmation` takes. */
export type GetWaitlistConfirmationInput =
  operations["getWaitlistConfirmation"]["parameters"]["query"];

/**
 * What a mailed link would confirm. Null not to ask.
 *
 * Changes nothing, so that a scanner that opens links uses none up. 404 `link_invalid` for one that is unknown, used or expired.
 */
export function useGetWaitlistConfirmation(
  input: GetWaitlistConfirmationInput | null,
): Query<WaitlistConfirmation> {
  return useQuery({
    operation: "getWaitlistConfirmation",
    input,
    ask: ({ client }, query) =>
      call((signal) => client.GET("/waitlist/confirm", { signal, params: { query } })),
  });
}
