/* Generated from the contract by scripts/generate.ts. */
import type { operations } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `deleteDebate` takes. */
export type DeleteDebateInput = operations["deleteDebate"]["parameters"]["path"];

/** Makes the call of `useDeleteDebate` once. Throws an `ApiError`. */
export function deleteDebate({ client }: Api, path: DeleteDebateInput): Promise<void> {
  return callNoContent((signal) =>
    client.DELETE("/toolbox/debates/{debate_id}", { signal, params: { path } }),
  );
}

/** The queries whose answers `deleteDebate` makes old. */
export const invalidatedByDeleteDebate: readonly Operation[] = ["listDebates"];

/**
 * Delete a debate.
 *
 * Done again, nothing changes. What the coach judged of it goes with it.
 */
export function useDeleteDebate(): Command<DeleteDebateInput, void> {
  return useCommand({ execute: deleteDebate, invalidates: invalidatedByDeleteDebate });
}
