/* Generated from the contract by scripts/generate.ts. */
import type { PasskeyOptions, PasswordProof } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `startPasskey` takes. */
export type StartPasskeyInput = PasswordProof;

/** Makes the call of `useStartPasskey` once. Throws an `ApiError`. */
export function startPasskey({ client }: Api, body: StartPasskeyInput): Promise<PasskeyOptions> {
  return call((signal) => client.POST("/users/me/passkeys/options", { signal, body }));
}

/**
 * Ask for what a new passkey is made of.
 *
 * Needs the password. 409 `limit_reached` beyond 20 passkeys.
 */
export function useStartPasskey(): Command<StartPasskeyInput, PasskeyOptions> {
  return useCommand({ execute: startPasskey });
}
