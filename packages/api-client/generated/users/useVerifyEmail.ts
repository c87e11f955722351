/* Generated from the contract by scripts/generate.ts. */
import type { MailedToken } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `verifyEmail` takes. */
export type VerifyEmailInput = MailedToken;

/** Makes the call of `useVerifyEmail` once. Throws an `ApiError`. */
export function verifyEmail({ client }: Api, body: VerifyEmailInput): Promise<void> {
  return callNoContent((signal) => client.POST("/users/email/verify", { signal, body }));
}

/**
 * Confirm an e-mail address by a mailed link.
 *
 * Uses the link up. 404 `link_invalid` for a link that is unknown, used or expired.
 */
export function useVerifyEmail(): Command<VerifyEmailInput, void> {
  return useCommand({ execute: verifyEmail });
}
