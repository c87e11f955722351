/* Generated from the contract by scripts/generate.ts. */
import type { AddedPasskey, NewPasskey } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `addPasskey` takes. */
export type AddPasskeyInput = NewPasskey;

/** Makes the call of `useAddPasskey` once. Throws an `ApiError`. */
export function addPasskey({ client }: Api, body: AddPasskeyInput): Promise<AddedPasskey> {
  return call((signal) => client.POST("/users/me/passkeys", { signal, body }));
}

/** The queries whose answers `addPasskey` makes old. */
export const invalidatedByAddPasskey: readonly Operation[] = [
  "listPasskeys",
  "getSecondStep",
  "listMySessions",
];

/**
 * Keep a passkey that was made.
 *
 * Within 5 minutes, by the session that asked for the options. With the first way of a second step every other session ends, and recovery codes are shown this once.
 */
export function useAddPasskey(): Command<AddPasskeyInput, AddedPasskey> {
  return useCommand({ execute: addPasskey, invalidates: invalidatedByAddPasskey });
}
