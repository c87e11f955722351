/* Generated from the contract by scripts/generate.ts. */
import type { LoginResult, SecondStepCode } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `completeLogin` takes. */
export type CompleteLoginInput = SecondStepCode;

/** Makes the call of `useCompleteLogin` once. Throws an `ApiError`. */
export function completeLogin({ client }: Api, body: CompleteLoginInput): Promise<LoginResult> {
  return call((signal) => client.POST("/users/login/second-step", { signal, body }));
}

/**
 * Sign in by a code after the password.
 *
 * Takes a code of the authenticator app, each once, or a recovery code, which it uses up. 401 for a token that is unknown, used or older than 5 minutes; a sixth wrong code within 15 minutes answers 429.
 */
export function useCompleteLogin(): Command<CompleteLoginInput, LoginResult> {
  return useCommand({ execute: completeLogin });
}
