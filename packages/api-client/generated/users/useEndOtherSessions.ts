/* Generated from the contract by scripts/generate.ts. */
import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** Makes the call of `useEndOtherSessions` once. Throws an `ApiError`. */
export function endOtherSessions({ client }: Api): Promise<void> {
  return callNoContent((signal) => client.DELETE("/users/me/sessions", { signal }));
}

/** The queries whose answers `endOtherSessions` makes old. */
export const invalidatedByEndOtherSessions: readonly Operation[] = ["listMySessions"];

/** Sign out everywhere else. */
export function useEndOtherSessions(): Command<void, void> {
  return useCommand({ execute: endOtherSessions, invalidates: invalidatedByEndOtherSessions });
}
