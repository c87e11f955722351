/* Generated from the contract by scripts/generate.ts. */
import type { PasswordProof, operations } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `removePasskey` takes. */
export type RemovePasskeyInput = {
  readonly path: operations["removePasskey"]["parameters"]["path"];
  readonly body: PasswordProof;
};

/** Makes the call of `useRemovePasskey` once. Throws an `ApiError`. */
export function removePasskey({ client }: Api, { path, body }: RemovePasskeyInput): Promise<void> {
  return callNoContent((signal) =>
    client.DELETE("/users/me/passkeys/{passkey_id}", { signal, params: { path }, body }),
  );
}

/** The queries whose answers `removePasskey` makes old. */
export const invalidatedByRemovePasskey: readonly Operation[] = [
  "listPasskeys",
  "getSecondStep",
  "listMySessions",
];

/**
 * Remove a passkey.
 *
 * Needs the password. Every other session ends. Without another passkey or an authenticator app the password is enough again, and the recovery codes end.
 */
export function useRemovePasskey(): Command<RemovePasskeyInput, void> {
  return useCommand({ execute: removePasskey, invalidates: invalidatedByRemovePasskey });
}
