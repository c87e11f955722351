/* Generated from the contract by scripts/generate.ts. */
import type { SeenSupportMessage, operations } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `readSupportConversation` takes. */
export type ReadSupportConversationInput = {
  readonly path: operations["readSupportConversation"]["parameters"]["path"];
  readonly body: SeenSupportMessage;
};

/** Makes the call of `useReadSupportConversation` once. Throws an `ApiError`. */
export function readSupportConversation(
  { client }: Api,
  { path, body }: ReadSupportConversationInput,
): Promise<void> {
  return callNoContent((signal) =>
    client.POST("/support/conversations/{conversation_id}/read", {
      signal,
      params: { path },
      body,
    }),
  );
}

/** The queries whose answers `readSupportConversation` makes old. */
export const invalidatedByReadSupportConversation: readonly Operation[] = [
  "listSupportConversations",
  "getSupportConversation",
  "listNotifications",
];

/**
 * Mark a conversation as read.
 *
 * Up to the message that was seen last, and the notification of an answer with it. Done again, nothing changes.
 */
export function useReadSupportConversation(): Command<ReadSupportConversationInput, void> {
  return useCommand({
    execute: readSupportConversation,
    invalidates: invalidatedByReadSupportConversation,
  });
}
