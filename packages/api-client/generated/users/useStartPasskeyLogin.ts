/* Generated from the contract by scripts/generate.ts. */
import type { PasskeyLoginOptions, PasskeyLoginStart } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `startPasskeyLogin` takes. */
export type StartPasskeyLoginInput = PasskeyLoginStart;

/** Makes the call of `useStartPasskeyLogin` once. Throws an `ApiError`. */
export function startPasskeyLogin(
  { client }: Api,
  body: StartPasskeyLoginInput,
): Promise<PasskeyLoginOptions> {
  return call((signal) => client.POST("/users/login/passkey/options", { signal, body }));
}

/**
 * Ask for what a passkey signs to sign in.
 *
 * Without a `step_token` any passkey of this server serves, and signs in alone. With one it finishes the sign-in that the password began. The challenge serves once, within 5 minutes; 401 for a `step_token` that is unknown, used or expired.
 */
export function useStartPasskeyLogin(): Command<StartPasskeyLoginInput, PasskeyLoginOptions> {
  return useCommand({ execute: startPasskeyLogin });
}
