import { createNote, saveNote } from "@alambic/api-client/notes";
import type { Note } from "@alambic/contract";
import { api } from "../../../shared/api.ts";
import { createDraftKeeper } from "../../../shared/drafts/createDraftKeeper.ts";
import type { DraftKeeper, DraftKeeperOptions } from "../../../shared/drafts/createDraftKeeper.ts";
import { keepNote } from "./kept-notes.ts";
import type { KeptNote, NoteDraft } from "./KeptNote.ts";

export type NoteKeeperOptions = Pick<
  DraftKeeperOptions<NoteDraft, KeptNote>,
  "first" | "isBlank" | "onKept"
> & { readonly memberId: string };

/** Keeps one note: on the device at once, and with the server after a moment's rest, again until it is there. */
export function createNoteKeeper({
  memberId,
  ...options
}: NoteKeeperOptions): DraftKeeper<NoteDraft, KeptNote> {
  const openedId = options.first.id;
  const keep = (note: KeptNote | null) => keepNote(memberId, openedId, note);
  return createDraftKeeper({ ...options, keep, send });
}

function send(note: KeptNote, draft: NoteDraft): Promise<Note> {
  if (note.baseVersion > 0) {
    const body = { base_version: note.baseVersion, ...draft };
    return saveNote(api, { path: { note_id: note.id }, body });
  }
  return createNote(api, {
    id: note.id,
    ...draft,
    molecule_id: note.moleculeId,
    conflict_of: note.conflictOf,
  });
}
