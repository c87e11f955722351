/* Generated from the contract by scripts/generate.ts. */
import type { PasswordReset } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `resetPassword` takes. */
export type ResetPasswordInput = PasswordReset;

/** Makes the call of `useResetPassword` once. Throws an `ApiError`. */
export function resetPassword({ client }: Api, body: ResetPasswordInput): Promise<void> {
  return callNoContent((signal) => client.POST("/users/password/reset", { signal, body }));
}

/**
 * Set a new password by a mailed link.
 *
 * Uses the link up, and ends every session of the account. 404 `link_invalid` for a link that is unknown, used or expired.
 */
export function useResetPassword(): Command<ResetPasswordInput, void> {
  return useCommand({ execute: resetPassword });
}
