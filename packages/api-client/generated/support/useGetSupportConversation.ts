/* Generated from the contract by scripts/generate.ts. */
import type { SupportConversation, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import { useQuery } from "../../src/core/useQuery.ts";
import type { Query } from "../../src/core/useQuery.ts";

/** What `getSupportConversation` takes. */
export type GetSupportConversationInput =
  operations["getSupportConversation"]["parameters"]["path"];

/**
 * A conversation with its messages. Null not to ask.
 *
 * Oldest first.
 */
export function useGetSupportConversation(
  input: GetSupportConversationInput | null,
): Query<SupportConversation> {
  return useQuery({
    operation: "getSupportConversation",
    input,
    ask: ({ client }, path) =>
      call((signal) =>
        client.GET("/support/conversations/{conversation_id}", { signal, params: { path } }),
      ),
  });
}
