/* Generated from the contract by scripts/generate.ts. */
import type { HeldCard } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { usePagedQuery } from "../../src/core/usePagedQuery.ts";
import type { PagedQuery } from "../../src/core/usePagedQuery.ts";

/**
 * The cards that were put aside.
 *
 * Those put aside last come first. One that was put aside until tomorrow is on the list until then.
 */
export function useGetHeldReviewCards(): PagedQuery<HeldCard> {
  return usePagedQuery({
    operation: "getHeldReviewCards",
    input: {},
    askPage: ({ client }, _, page) =>
      call((signal) => client.GET("/reviews/held", { signal, params: { query: page } })),
  });
}
