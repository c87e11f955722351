import { settle } from "@alambic/api-client/core";
import { createNote, useDeleteNote } from "@alambic/api-client/notes";
import { useI18n } from "@alambic/i18n/react";
import { api } from "../../../shared/api.ts";
import { removeWithUndo } from "../../../shared/notices/removeWithUndo.ts";
import { uuidv7 } from "../../../shared/uuidv7.ts";
import type { NoteDraft } from "./KeptNote.ts";

export interface RemoveNoteOptions {
  /** The lesson that the note stands beside. */
  readonly moleculeId: string | null;
  /** Told when the server took it back. */
  readonly onKept: () => void;
}

/** Deletes a note, and offers to bring it back; false where it could not be deleted. */
export function useRemoveNote({ moleculeId, onKept }: RemoveNoteOptions) {
  const { t } = useI18n();
  const remove = useDeleteNote();
  return (noteId: string, dropped: NoteDraft) =>
    removeWithUndo({
      about: noteId,
      texts: {
        removed: t("notes.removed"),
        removeFailed: t("notes.removeFailed"),
        undo: t("notes.undo"),
        restored: t("notes.restored"),
        restoreFailed: t("notes.restoreFailed"),
      },
      remove: async () => (await remove.run({ note_id: noteId })).ok,
      restore: async () => {
        const isBack = await restored(dropped, moleculeId);
        onKept();
        return isBack;
      },
    });
}

/** Stores what a deleted note held once more; whether that succeeded. */
async function restored(draft: NoteDraft, moleculeId: string | null): Promise<boolean> {
  const id = uuidv7(api.clock.now());
  const note = { id, ...draft, molecule_id: moleculeId, conflict_of: null };
  return (await settle(createNote(api, note))).ok;
}
