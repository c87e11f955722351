/* Generated from the contract by scripts/generate.ts. */
import type { NewNote, Note } from "@alambic/contract";

import { call } from "../../src/core/call.ts";
import type { Api } from "../../src/core/createApi.ts";
import type { Operation } from "../../src/core/queryKey.ts";
import { useCommand } from "../../src/core/useCommand.ts";
import type { Command } from "../../src/core/useCommand.ts";

/** What `createNote` takes. */
export type CreateNoteInput = NewNote;

/** Makes the call of `useCreateNote` once. Throws an `ApiError`. */
export function createNote({ client }: Api, body: CreateNoteInput): Promise<Note> {
  return call((signal) => client.POST("/toolbox/notes", { signal, body }));
}

/** The queries whose answers `createNote` makes old. */
export const invalidatedByCreateNote: readonly Operation[] = ["listNotes"];

/**
 * Begin a note.
 *
 * The client makes the id: the same note sent again counts once, and answers with the note as it stands; another one with its id is 409 `entry_id_reused`. 409 `limit_reached` where the plan keeps no more notes; a version that is kept beside another one (`conflict_of`) is taken all the same.
 */
export function useCreateNote(): Command<CreateNoteInput, Note> {
  return useCommand({ execute: createNote, invalidates: invalidatedByCreateNote });
}
