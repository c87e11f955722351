import { settle } from "@alambic/api-client/core";
import type { Failure, Outcome } from "@alambic/api-client/core";
import { createNote, saveNote } from "@alambic/api-client/notes";
import type { Note } from "@alambic/contract";
import { noteSaveState, stepNote } from "@alambic/domain/notes";
import type { NoteSaveState, NoteSyncEvent } from "@alambic/domain/notes";
import { api } from "../../../shared/api.ts";
import { uuidv7 } from "../../../shared/uuidv7.ts";
import { keepNote } from "./kept-notes.ts";
import type { KeptNote, NoteDraft } from "./KeptNote.ts";

const restMs = 800;
const retryMs = 5_000;

export interface NoteKeeper {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => KeptNote;
  /** Null before anything was written. */
  readonly saveState: () => NoteSaveState | null;
  /** Why the server refuses the note; null where it does not. */
  readonly failure: () => Failure | null;
  readonly type: (changed: Partial<NoteDraft>) => void;
  /** The note was deleted: nothing of it is kept or sent any more. */
  readonly forget: () => void;
  /** Sends what is written now. */
  readonly flush: () => Promise<void>;
}

export interface NoteKeeperOptions {
  readonly memberId: string;
  readonly first: KeptNote;
  /** It was begun just now: it is kept once something is written. */
  readonly isBlank: boolean;
  /** Told when the server took something. */
  readonly onKept: () => void;
}

/** Keeps one note: on the device at once, and with the server after a moment's rest, again until it is there. */
export function createNoteKeeper(options: NoteKeeperOptions): NoteKeeper {
  const { memberId, onKept } = options;
  const openedId = options.first.noteId;
  const listeners = new Set<() => void>();
  let state = options.first;
  let failure: Failure | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isSending = false;
  let { isBlank } = options;

  const step = (event: NoteSyncEvent<NoteDraft>) => {
    state = { ...stepNote<NoteDraft>(state, event), moleculeId: state.moleculeId };
    keepNote(memberId, openedId, noteSaveState(state) === "saved" ? null : state);
    for (const listener of listeners) listener();
  };
  const rest = (ms: number) => {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };
  const flush = async (): Promise<void> => {
    if (isSending || isBlank) return;
    step({ kind: "due" });
    const { sending } = state;
    if (sending === null) return;
    isSending = true;
    const answer = await send(state, sending);
    isSending = false;
    failure = answer.ok ? null : answer.failure;
    step(eventOf(answer));
    if (answer.ok) onKept();
    const saving = noteSaveState(state);
    if (saving === "saving") await flush();
    else if (saving === "failed") rest(retryMs);
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    saveState: () => (isBlank ? null : noteSaveState(state)),
    failure: () => failure,
    type: (changed) => {
      isBlank = false;
      step({ kind: "typed", draft: { ...state.draft, ...changed } });
      rest(restMs);
    },
    forget: () => {
      isBlank = true;
      if (timer !== null) clearTimeout(timer);
      keepNote(memberId, openedId, null);
    },
    flush,
  };
}

function send(note: KeptNote, draft: NoteDraft): Promise<Outcome<Note>> {
  if (note.baseVersion > 0) {
    const body = { base_version: note.baseVersion, ...draft };
    return settle(saveNote(api, { path: { note_id: note.noteId }, body }));
  }
  return settle(
    createNote(api, {
      id: note.noteId,
      ...draft,
      molecule_id: note.moleculeId,
      conflict_of: note.conflictOf,
    }),
  );
}

function eventOf(answer: Outcome<Note>): NoteSyncEvent<NoteDraft> {
  if (answer.ok) return { kind: "kept", version: answer.data.version };
  const { failure } = answer;
  const forkId = uuidv7(api.clock.now());
  if (failure.kind !== "problem") return { kind: "unanswered" };
  switch (failure.code) {
    case "note_changed":
    case "entry_id_reused":
      return { kind: "changed-elsewhere", forkId };
    case "not_found":
      return { kind: "gone", forkId };
    case "validation_failed":
    case "payload_too_large":
    case "limit_reached":
      return { kind: "refused" };
    default:
      return { kind: "unanswered" };
  }
}
