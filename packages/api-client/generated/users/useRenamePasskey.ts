/* Generated from the contract by scripts/generate.ts. */
import type { Passkey, PasskeyName, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `renamePasskey` takes. */
export type RenamePasskeyInput = {
  readonly path: operations["renamePasskey"]["parameters"]["path"];
  readonly body: PasskeyName;
};

/** Makes the call of `useRenamePasskey` once. Throws an `ApiError`. */
export function renamePasskey(
  { client }: Api,
  { path, body }: RenamePasskeyInput,
): Promise<Passkey> {
  return call((signal) =>
    client.PATCH("/users/me/passkeys/{passkey_id}", { signal, params: { path }, body }),
  );
}

/** The queries whose answers `renamePasskey` makes old. */
export const invalidatedByRenamePasskey: readonly Operation[] = ["listPasskeys"];

/** Give a passkey another name. */
export function useRenamePasskey(): Command<RenamePasskeyInput, Passkey> {
  return useCommand({ execute: renamePasskey, invalidates: invalidatedByRenamePasskey });
}
