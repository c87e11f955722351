/* Generated from the contract by scripts/generate.ts. */
import type { SupportConversationSummary } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { usePagedQuery } from "../../src/core/usePagedQuery.ts";
import type { PagedQuery } from "../../src/core/usePagedQuery.ts";

/**
 * The conversations of a member with the support team.
 *
 * Those with the newest message come first.
 */
export function useListSupportConversations(): PagedQuery<SupportConversationSummary> {
  return usePagedQuery({
    operation: "listSupportConversations",
    input: {},
    askPage: ({ client }, _, page) =>
      call((signal) => client.GET("/support/conversations", { signal, params: { query: page } })),
  });
}
