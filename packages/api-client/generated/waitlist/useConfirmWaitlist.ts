/* Generated from the contract by scripts/generate.ts. */
import type { WaitlistAnswer } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `confirmWaitlist` takes. */
export type ConfirmWaitlistInput = WaitlistAnswer;

/** Makes the call of `useConfirmWaitlist` once. Throws an `ApiError`. */
export function confirmWaitlist({ client }: Api, body: ConfirmWaitlistInput): Promise<void> {
  return callNoContent((signal) => client.POST("/waitlist/confirm", { signal, body }));
}

/**
 * Confirm an address, or answer an invitation of a friend.
 *
 * Uses the link up. An invitation that is refused is remembered: nobody invites that address again.
 */
export function useConfirmWaitlist(): Command<ConfirmWaitlistInput, void> {
  return useCommand({ execute: confirmWaitlist });
}
