import { useGetNote } from "@alambic/api-client/notes";
import type { Query } from "@alambic/api-client/core";
import type { Note } from "@alambic/contract";
import { useEffect, useEffectEvent, useState } from "react";

/**
 * A note as the server has it now: what is known of it may be from before another device changed it.
 * Null not to ask.
 */
export function useFreshNote(noteId: string | null): Query<Note> {
  const note = useGetNote(noteId === null ? null : { note_id: noteId });
  const [isFresh, setFresh] = useState(false);
  const refresh = useEffectEvent(() => note.refresh());
  useEffect(() => {
    void refresh().then(() => setFresh(true));
  }, []);
  return note.status === "ready" && !isFresh ? { status: "loading", refresh: note.refresh } : note;
}
