/* Generated from the contract by scripts/generate.ts. */
import type { WaitlistApproval, WaitlistInvited } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `approveWaitlist` takes. */
export type ApproveWaitlistInput = WaitlistApproval;

/** Makes the call of `useApproveWaitlist` once. Throws an `ApiError`. */
export function approveWaitlist(
  { client }: Api,
  body: ApproveWaitlistInput,
): Promise<WaitlistInvited> {
  return call((signal) => client.POST("/admin/waitlist/approve", { signal, body }));
}

/** The queries whose answers `approveWaitlist` makes old. */
export const invalidatedByApproveWaitlist: readonly Operation[] = ["listWaitlist"];

/**
 * Invite many of those who wait.
 *
 * Each who waits is mailed an invitation; to who was invited before, a new one is mailed. Who has not confirmed their address is left out.
 */
export function useApproveWaitlist(): Command<ApproveWaitlistInput, WaitlistInvited> {
  return useCommand({ execute: approveWaitlist, invalidates: invalidatedByApproveWaitlist });
}
