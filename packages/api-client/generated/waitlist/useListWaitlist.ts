/* Generated from the contract by scripts/generate.ts. */
import type { WaitlistEntry, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { usePagedQuery } from "../../src/core/usePagedQuery.ts";
import type { PagedQuery } from "../../src/core/usePagedQuery.ts";

/** What `listWaitlist` takes. */
export type ListWaitlistInput = Omit<
  NonNullable<operations["listWaitlist"]["parameters"]["query"]>,
  "cursor" | "limit"
>;

/**
 * Who waits. Null not to ask.
 *
 * Longest waiting first.
 */
export function useListWaitlist(input: ListWaitlistInput | null): PagedQuery<WaitlistEntry> {
  return usePagedQuery({
    operation: "listWaitlist",
    input,
    askPage: ({ client }, query, page) =>
      call((signal) =>
        client.GET("/admin/waitlist", { signal, params: { query: { ...query, ...page } } }),
      ),
  });
}
