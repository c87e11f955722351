/* Generated from the contract by scripts/generate.ts. */
import type { Code, RecoveryCodes } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `confirmSecondStep` takes. */
export type ConfirmSecondStepInput = Code;

/** Makes the call of `useConfirmSecondStep` once. Throws an `ApiError`. */
export function confirmSecondStep(
  { client }: Api,
  body: ConfirmSecondStepInput,
): Promise<RecoveryCodes> {
  return call((signal) => client.POST("/users/me/second-step/confirm", { signal, body }));
}

/** The queries whose answers `confirmSecondStep` makes old. */
export const invalidatedByConfirmSecondStep: readonly Operation[] = [
  "getSecondStep",
  "listMySessions",
];

/**
 * Ask for a code after the password from now on.
 *
 * By a first code of the new key. Every other session ends. The recovery codes are shown this once.
 */
export function useConfirmSecondStep(): Command<ConfirmSecondStepInput, RecoveryCodes> {
  return useCommand({ execute: confirmSecondStep, invalidates: invalidatedByConfirmSecondStep });
}
