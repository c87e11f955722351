/* Generated from the contract by scripts/generate.ts. */
import type { Note, NoteChange, operations } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `saveNote` takes. */
export type SaveNoteInput = {
  readonly path: operations["saveNote"]["parameters"]["path"];
  readonly body: NoteChange;
};

/** Makes the call of `useSaveNote` once. Throws an `ApiError`. */
export function saveNote({ client }: Api, { path, body }: SaveNoteInput): Promise<Note> {
  return call((signal) =>
    client.PUT("/toolbox/notes/{note_id}", { signal, params: { path }, body }),
  );
}

/** The queries whose answers `saveNote` makes old. */
export const invalidatedBySaveNote: readonly Operation[] = ["listNotes", "getNote"];

/**
 * Save a note.
 *
 * `base_version` is the version that was changed. Where the note has another one by now nothing is overwritten: 409 `note_changed`. Saved as it stands already, nothing changes.
 */
export function useSaveNote(): Command<SaveNoteInput, Note> {
  return useCommand({ execute: saveNote, invalidates: invalidatedBySaveNote });
}
