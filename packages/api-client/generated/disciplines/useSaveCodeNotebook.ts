/* Generated from the contract by scripts/generate.ts. */
import type { CodeNotebook, CodeNotebookChange, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `saveCodeNotebook` takes. */
export type SaveCodeNotebookInput = {
  readonly path: operations["saveCodeNotebook"]["parameters"]["path"];
  readonly body: CodeNotebookChange;
};

/** Makes the call of `useSaveCodeNotebook` once. Throws an `ApiError`. */
export function saveCodeNotebook(
  { client }: Api,
  { path, body }: SaveCodeNotebookInput,
): Promise<CodeNotebook> {
  return call((signal) =>
    client.PUT("/toolbox/code-notebooks/{notebook_id}", { signal, params: { path }, body }),
  );
}

/** The queries whose answers `saveCodeNotebook` makes old. */
export const invalidatedBySaveCodeNotebook: readonly Operation[] = [
  "listCodeNotebooks",
  "getCodeNotebook",
];

/**
 * Begin or save a code notebook.
 *
 * The client makes the id. `base_version` is the version that was changed, 0 for one that is begun. Where it has another version by now nothing is overwritten: 409 `changed_elsewhere`. Saved as it stands already, nothing changes. 409 `limit_reached` where the plan keeps no more of them. 403 `discipline_locked` for the first one of a member who follows no capsule that unlocks it.
 */
export function useSaveCodeNotebook(): Command<SaveCodeNotebookInput, CodeNotebook> {
  return useCommand({ execute: saveCodeNotebook, invalidates: invalidatedBySaveCodeNotebook });
}
