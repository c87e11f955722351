/* Generated from the contract by scripts/generate.ts. */
import type { NewSupportConversation, SupportConversation } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `startSupportConversation` takes. */
export type StartSupportConversationInput = NewSupportConversation;

/** Makes the call of `useStartSupportConversation` once. Throws an `ApiError`. */
export function startSupportConversation(
  { client }: Api,
  body: StartSupportConversationInput,
): Promise<SupportConversation> {
  return call((signal) => client.POST("/support/conversations", { signal, body }));
}

/** The queries whose answers `startSupportConversation` makes old. */
export const invalidatedByStartSupportConversation: readonly Operation[] = [
  "listSupportConversations",
];

/**
 * Ask the support team something.
 *
 * The client makes the ids of the conversation and of its first message: the same sent again counts once, another one with the conversation's id is 409 `message_id_reused`. 409 `questions_waiting` where 20 of a member's conversations wait for an answer.
 */
export function useStartSupportConversation(): Command<
  StartSupportConversationInput,
  SupportConversation
> {
  return useCommand({
    execute: startSupportConversation,
    invalidates: invalidatedByStartSupportConversation,
  });
}
