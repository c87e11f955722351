/* Generated from the contract by scripts/generate.ts. */
import type { PasswordProof, SecondStepKey } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `startSecondStep` takes. */
export type StartSecondStepInput = PasswordProof;

/** Makes the call of `useStartSecondStep` once. Throws an `ApiError`. */
export function startSecondStep(
  { client }: Api,
  body: StartSecondStepInput,
): Promise<SecondStepKey> {
  return call((signal) => client.POST("/users/me/second-step", { signal, body }));
}

/**
 * Get a key for an authenticator app.
 *
 * Needs the password. The key counts once a code of it was given.
 */
export function useStartSecondStep(): Command<StartSecondStepInput, SecondStepKey> {
  return useCommand({ execute: startSecondStep });
}
