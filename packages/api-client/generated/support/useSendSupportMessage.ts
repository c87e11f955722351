/* Generated from the contract by scripts/generate.ts. */
import type { NewSupportMessage, SupportMessage, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `sendSupportMessage` takes. */
export type SendSupportMessageInput = {
  readonly path: operations["sendSupportMessage"]["parameters"]["path"];
  readonly body: NewSupportMessage;
};

/** Makes the call of `useSendSupportMessage` once. Throws an `ApiError`. */
export function sendSupportMessage(
  { client }: Api,
  { path, body }: SendSupportMessageInput,
): Promise<SupportMessage> {
  return call((signal) =>
    client.POST("/support/conversations/{conversation_id}/messages", {
      signal,
      params: { path },
      body,
    }),
  );
}

/** The queries whose answers `sendSupportMessage` makes old. */
export const invalidatedBySendSupportMessage: readonly Operation[] = [
  "listSupportConversations",
  "getSupportConversation",
];

/**
 * Write to the support team.
 *
 * The client makes the id, as for the first message. A closed conversation is open again. 409 `conversation_full` once there are 200 messages.
 */
export function useSendSupportMessage(): Command<SendSupportMessageInput, SupportMessage> {
  return useCommand({ execute: sendSupportMessage, invalidates: invalidatedBySendSupportMessage });
}
