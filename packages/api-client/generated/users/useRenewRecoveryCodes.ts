/* Generated from the contract by scripts/generate.ts. */
import type { PasswordProof, RecoveryCodes } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `renewRecoveryCodes` takes. */
export type RenewRecoveryCodesInput = PasswordProof;

/** Makes the call of `useRenewRecoveryCodes` once. Throws an `ApiError`. */
export function renewRecoveryCodes(
  { client }: Api,
  body: RenewRecoveryCodesInput,
): Promise<RecoveryCodes> {
  return call((signal) => client.POST("/users/me/second-step/recovery-codes", { signal, body }));
}

/** The queries whose answers `renewRecoveryCodes` makes old. */
export const invalidatedByRenewRecoveryCodes: readonly Operation[] = ["getSecondStep"];

/**
 * Get new recovery codes.
 *
 * Needs the password. The codes before end. 404 where the password is enough.
 */
export function useRenewRecoveryCodes(): Command<RenewRecoveryCodesInput, RecoveryCodes> {
  return useCommand({ execute: renewRecoveryCodes, invalidates: invalidatedByRenewRecoveryCodes });
}
