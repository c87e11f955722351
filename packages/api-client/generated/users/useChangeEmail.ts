/* Generated from the contract by scripts/generate.ts. */
import type { EmailChange } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `changeEmail` takes. */
export type ChangeEmailInput = EmailChange;

/** Makes the call of `useChangeEmail` once. Throws an `ApiError`. */
export function changeEmail({ client }: Api, body: ChangeEmailInput): Promise<void> {
  return callNoContent((signal) => client.PUT("/users/me/email", { signal, body }));
}

/**
 * Change the e-mail address.
 *
 * Needs the password. The address changes once the link that is mailed to it was followed. Answers alike whether another account has the address or not. With the present address, the link is mailed anew.
 */
export function useChangeEmail(): Command<ChangeEmailInput, void> {
  return useCommand({ execute: changeEmail });
}
