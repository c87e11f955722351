/* Generated from the contract by scripts/generate.ts. */
import type { WaitlistReceipt, WaitlistRequest } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `subscribeToWaitlist` takes. */
export type SubscribeToWaitlistInput = WaitlistRequest;

/** Makes the call of `useSubscribeToWaitlist` once. Throws an `ApiError`. */
export function subscribeToWaitlist(
  { client }: Api,
  body: SubscribeToWaitlistInput,
): Promise<WaitlistReceipt> {
  return call((signal) => client.POST("/waitlist/subscribe", { signal, body }));
}

/**
 * Ask for a place.
 *
 * Answers alike whether the address is known or not: what follows is done after the answer. 404 where signing up needs no invitation.
 */
export function useSubscribeToWaitlist(): Command<SubscribeToWaitlistInput, WaitlistReceipt> {
  return useCommand({ execute: subscribeToWaitlist });
}
