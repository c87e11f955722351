/* Generated from the contract by scripts/generate.ts. */
import type { WaitlistInvited, WaitlistInvitees } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `inviteToWaitlist` takes. */
export type InviteToWaitlistInput = WaitlistInvitees;

/** Makes the call of `useInviteToWaitlist` once. Throws an `ApiError`. */
export function inviteToWaitlist(
  { client }: Api,
  body: InviteToWaitlistInput,
): Promise<WaitlistInvited> {
  return call((signal) => client.POST("/admin/waitlist/invite", { signal, body }));
}

/** The queries whose answers `inviteToWaitlist` makes old. */
export const invalidatedByInviteToWaitlist: readonly Operation[] = ["listWaitlist"];

/**
 * Invite addresses that do not wait.
 *
 * Each is mailed an invitation, in the language given. An address that refused, or has an account, is left out.
 */
export function useInviteToWaitlist(): Command<InviteToWaitlistInput, WaitlistInvited> {
  return useCommand({ execute: inviteToWaitlist, invalidates: invalidatedByInviteToWaitlist });
}
