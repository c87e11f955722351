import { settle } from "@alambic/api-client/core";
import { createNote, useDeleteNote } from "@alambic/api-client/notes";
import { useI18n } from "@alambic/i18n/react";
import { api } from "../../../shared/api.ts";
import { notify } from "../../../shared/notices/notices.ts";
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
  const restore = async (noteId: string, dropped: NoteDraft) => {
    const isBack = await restored(dropped, moleculeId);
    onKept();
    notify(
      isBack
        ? { tone: "right", about: noteId, text: t("notes.restored") }
        : {
            tone: "wrong",
            about: noteId,
            text: t("notes.restoreFailed"),
            stays: true,
            action: { label: t("notes.undo"), onPress: () => void restore(noteId, dropped) },
          },
    );
  };
  return async (noteId: string, dropped: NoteDraft) => {
    const removed = await remove.run({ note_id: noteId });
    notify(
      removed.ok
        ? {
            tone: "info",
            about: noteId,
            text: t("notes.removed"),
            action: { label: t("notes.undo"), onPress: () => void restore(noteId, dropped) },
          }
        : { tone: "wrong", about: noteId, text: t("notes.removeFailed") },
    );
    return removed.ok;
  };
}

/** Stores what a deleted note held once more; whether that succeeded. */
async function restored(draft: NoteDraft, moleculeId: string | null): Promise<boolean> {
  const id = uuidv7(api.clock.now());
  const note = { id, ...draft, molecule_id: moleculeId, conflict_of: null };
  return (await settle(createNote(api, note))).ok;
}
