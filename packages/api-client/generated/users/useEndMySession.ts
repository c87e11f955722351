/* Generated from the contract by scripts/generate.ts. */
import type { operations } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `endMySession` takes. */
export type EndMySessionInput = operations["endMySession"]["parameters"]["path"];

/** Makes the call of `useEndMySession` once. Throws an `ApiError`. */
export function endMySession({ client }: Api, path: EndMySessionInput): Promise<void> {
  return callNoContent((signal) =>
    client.DELETE("/users/me/sessions/{session_id}", { signal, params: { path } }),
  );
}

/** The queries whose answers `endMySession` makes old. */
export const invalidatedByEndMySession: readonly Operation[] = ["listMySessions"];

/** Sign out of one session. */
export function useEndMySession(): Command<EndMySessionInput, void> {
  return useCommand({ execute: endMySession, invalidates: invalidatedByEndMySession });
}
