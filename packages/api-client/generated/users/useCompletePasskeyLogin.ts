/* Generated from the contract by scripts/generate.ts. */
import type { LoginResult, PasskeyLogin } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `completePasskeyLogin` takes. */
export type CompletePasskeyLoginInput = PasskeyLogin;

/** Makes the call of `useCompletePasskeyLogin` once. Throws an `ApiError`. */
export function completePasskeyLogin(
  { client }: Api,
  body: CompletePasskeyLoginInput,
): Promise<LoginResult> {
  return call((signal) => client.POST("/users/login/passkey", { signal, body }));
}

/**
 * Sign in with a passkey.
 *
 * The authenticator has to have verified who holds it (PIN, finger, face): it counts as the second step too. 422 `passkey_refused` whatever is wrong; 429 after 100 tries from an address, or a sixth wrong one after a password, within 15 minutes.
 */
export function useCompletePasskeyLogin(): Command<CompletePasskeyLoginInput, LoginResult> {
  return useCommand({ execute: completePasskeyLogin });
}
