/* Generated from the contract by scripts/generate.ts. */
import type { User, WaitlistActivation } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `completeWaitlistActivation` takes. */
export type CompleteWaitlistActivationInput = WaitlistActivation;

/** Makes the call of `useCompleteWaitlistActivation` once. Throws an `ApiError`. */
export function completeWaitlistActivation(
  { client }: Api,
  body: CompleteWaitlistActivationInput,
): Promise<User> {
  return call((signal) => client.POST("/waitlist/activation/complete", { signal, body }));
}

/**
 * Make the account of an invitation.
 *
 * Uses the invitation up, and the address is confirmed. Of many at once, one makes the account.
 */
export function useCompleteWaitlistActivation(): Command<CompleteWaitlistActivationInput, User> {
  return useCommand({ execute: completeWaitlistActivation });
}
