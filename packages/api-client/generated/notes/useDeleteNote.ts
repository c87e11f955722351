/* Generated from the contract by scripts/generate.ts. */
import type { operations } from "@alambic/contract";

import { callNoContent } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `deleteNote` takes. */
export type DeleteNoteInput = operations["deleteNote"]["parameters"]["path"];

/** Makes the call of `useDeleteNote` once. Throws an `ApiError`. */
export function deleteNote({ client }: Api, path: DeleteNoteInput): Promise<void> {
  return callNoContent((signal) =>
    client.DELETE("/toolbox/notes/{note_id}", { signal, params: { path } }),
  );
}

/** The queries whose answers `deleteNote` makes old. */
export const invalidatedByDeleteNote: readonly Operation[] = ["listNotes"];

/**
 * Delete a note.
 *
 * Done again, nothing changes. A version of it that was kept becomes a note of its own.
 */
export function useDeleteNote(): Command<DeleteNoteInput, void> {
  return useCommand({ execute: deleteNote, invalidates: invalidatedByDeleteNote });
}
