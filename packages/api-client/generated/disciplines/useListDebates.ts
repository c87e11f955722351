/* Generated from the contract by scripts/generate.ts. */
import type { DebateSummary } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { usePagedQuery } from "../../src/core/usePagedQuery.ts";
import type { PagedQuery } from "../../src/core/usePagedQuery.ts";

/**
 * The debates of a member.
 *
 * Those changed last come first. They stay there where the discipline is no longer unlocked.
 */
export function useListDebates(): PagedQuery<DebateSummary> {
  return usePagedQuery({
    operation: "listDebates",
    input: {},
    askPage: ({ client }, _, page) =>
      call((signal) => client.GET("/toolbox/debates", { signal, params: { query: page } })),
  });
}
