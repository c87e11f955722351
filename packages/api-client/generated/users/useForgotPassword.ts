/* Generated from the contract by scripts/generate.ts. */
import type { EmailAddress } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `forgotPassword` takes. */
export type ForgotPasswordInput = EmailAddress;

/** Makes the call of `useForgotPassword` once. Throws an `ApiError`. */
export function forgotPassword({ client }: Api, body: ForgotPasswordInput): Promise<void> {
  return callNoContent((signal) => client.POST("/users/password/forgot", { signal, body }));
}

/**
 * Ask for a link to a new password.
 *
 * Answers alike whether the address has an account or not: what follows is done after the answer. The link serves once, within an hour.
 */
export function useForgotPassword(): Command<ForgotPasswordInput, void> {
  return useCommand({ execute: forgotPassword });
}
