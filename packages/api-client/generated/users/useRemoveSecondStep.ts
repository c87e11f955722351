/* Generated from the contract by scripts/generate.ts. */
import type { PasswordProof } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `removeSecondStep` takes. */
export type RemoveSecondStepInput = PasswordProof;

/** Makes the call of `useRemoveSecondStep` once. Throws an `ApiError`. */
export function removeSecondStep({ client }: Api, body: RemoveSecondStepInput): Promise<void> {
  return callNoContent((signal) => client.DELETE("/users/me/second-step", { signal, body }));
}

/** The queries whose answers `removeSecondStep` makes old. */
export const invalidatedByRemoveSecondStep: readonly Operation[] = ["getSecondStep"];

/**
 * Stop asking for a code of the app.
 *
 * Needs the password. The key ends, and without a passkey the recovery codes: the password is enough again.
 */
export function useRemoveSecondStep(): Command<RemoveSecondStepInput, void> {
  return useCommand({ execute: removeSecondStep, invalidates: invalidatedByRemoveSecondStep });
}
