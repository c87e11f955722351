/* Generated from the contract by scripts/generate.ts. */
import type { PasswordChange } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `changePassword` takes. */
export type ChangePasswordInput = PasswordChange;

/** Makes the call of `useChangePassword` once. Throws an `ApiError`. */
export function changePassword({ client }: Api, body: ChangePasswordInput): Promise<void> {
  return callNoContent((signal) => client.PATCH("/users/me/password", { signal, body }));
}

/** The queries whose answers `changePassword` makes old. */
export const invalidatedByChangePassword: readonly Operation[] = ["listMySessions"];

/**
 * Change the password.
 *
 * Needs the present password, and ends every other session.
 */
export function useChangePassword(): Command<ChangePasswordInput, void> {
  return useCommand({ execute: changePassword, invalidates: invalidatedByChangePassword });
}
