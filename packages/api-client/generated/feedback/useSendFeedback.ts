/* Generated from the contract by scripts/generate.ts. */
import type { NewFeedback } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `sendFeedback` takes. */
export type SendFeedbackInput = NewFeedback;

/** Makes the call of `useSendFeedback` once. Throws an `ApiError`. */
export function sendFeedback({ client }: Api, body: SendFeedbackInput): Promise<void> {
  return callNoContent((signal) => client.POST("/toolbox/feedback", { signal, body }));
}

/** The queries whose answers `sendFeedback` makes old. */
export const invalidatedBySendFeedback: readonly Operation[] = ["listFeedback"];

/**
 * Say how it goes.
 *
 * The client makes the id: the same sent again counts once, another one with its id is 409 `entry_id_reused`.
 */
export function useSendFeedback(): Command<SendFeedbackInput, void> {
  return useCommand({ execute: sendFeedback, invalidates: invalidatedBySendFeedback });
}
