/* Generated from the contract by scripts/generate.ts. */
import type { operations } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `deleteCodeNotebook` takes. */
export type DeleteCodeNotebookInput = operations["deleteCodeNotebook"]["parameters"]["path"];

/** Makes the call of `useDeleteCodeNotebook` once. Throws an `ApiError`. */
export function deleteCodeNotebook({ client }: Api, path: DeleteCodeNotebookInput): Promise<void> {
  return callNoContent((signal) =>
    client.DELETE("/toolbox/code-notebooks/{notebook_id}", { signal, params: { path } }),
  );
}

/** The queries whose answers `deleteCodeNotebook` makes old. */
export const invalidatedByDeleteCodeNotebook: readonly Operation[] = ["listCodeNotebooks"];

/**
 * Delete a code notebook.
 *
 * Done again, nothing changes.
 */
export function useDeleteCodeNotebook(): Command<DeleteCodeNotebookInput, void> {
  return useCommand({ execute: deleteCodeNotebook, invalidates: invalidatedByDeleteCodeNotebook });
}
