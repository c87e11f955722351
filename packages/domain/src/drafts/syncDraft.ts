/**
 * How one tab keeps a note in step with the server. Pure: what is to be done is said, and somebody else
 * does it. `Draft` is what is written; two drafts are the same where `isSame` says so.
 *
 * What is typed is first put on the device (`store`), with the draft that may be under way: whatever ends
 * the tab, the next one takes both up again. "Saved" is shown once the server holds the last draft. Where
 * the note was changed elsewhere the draft becomes a note beside it (`fork`): nothing is overwritten.
 */
export interface NoteSync<Draft> {
  /** The note that is written to; another one after a fork. */
  readonly noteId: string;
  /** The version that the draft was made from; 0 before the server has the note. */
  readonly baseVersion: number;
  readonly draft: Draft;
  /** What the server holds, as far as this tab knows. */
  readonly held: Draft | null;
  /** What was sent and not answered yet: sent again as it is until an answer comes. */
  readonly sending: Draft | null;
  readonly trouble: "none" | "failed" | "refused";
  /** The note of which this became another version. */
  readonly conflictOf: string | null;
}

export type NoteSyncEvent<Draft> =
  | { readonly kind: "typed"; readonly draft: Draft }
  /** It is time to send: some time after typing, on a retry, once online again. */
  | { readonly kind: "due" }
  | { readonly kind: "kept"; readonly version: number }
  /** The server has another version; `forkId` names the note that this one becomes. */
  | { readonly kind: "changed-elsewhere"; readonly forkId: string }
  /** The server no longer has the note. */
  | { readonly kind: "gone"; readonly forkId: string }
  /** No answer came. */
  | { readonly kind: "unanswered" }
  /** The server refuses what was sent, and will again until it is changed. */
  | { readonly kind: "refused" };

/** What a tab shows of the saving. */
export type NoteSaveState = "saved" | "saving" | "failed" | "refused";

export function noteSaveState<Draft>(sync: NoteSync<Draft>): NoteSaveState {
  if (sync.trouble !== "none") return sync.trouble;
  return sync.sending === null && sync.held === sync.draft ? "saved" : "saving";
}

/** A note as the server gave it. */
export function openedNote<Draft>(noteId: string, version: number, draft: Draft): NoteSync<Draft> {
  const nothing = { sending: null, trouble: "none", conflictOf: null } as const;
  return { noteId, baseVersion: version, draft, held: draft, ...nothing };
}

/** A note that was begun here. */
export function begunNote<Draft>(noteId: string, draft: Draft): NoteSync<Draft> {
  const nothing = { held: null, sending: null, trouble: "none", conflictOf: null } as const;
  return { noteId, baseVersion: 0, draft, ...nothing };
}

export function stepNote<Draft>(
  sync: NoteSync<Draft>,
  event: NoteSyncEvent<Draft>,
): NoteSync<Draft> {
  switch (event.kind) {
    case "typed":
      // What was refused may be right now.
      return {
        ...sync,
        draft: event.draft,
        ...(sync.trouble === "refused" && { trouble: "none", sending: null }),
      };
    case "due":
      if (sync.trouble === "refused" || sync.held === sync.draft) return sync;
      return { ...sync, sending: sync.sending ?? sync.draft, trouble: "none" };
    case "kept":
      return {
        ...sync,
        baseVersion: event.version,
        held: sync.sending,
        sending: null,
        trouble: "none",
      };
    case "changed-elsewhere":
      return forked(sync, event.forkId, sync.conflictOf ?? sync.noteId);
    case "gone":
      return forked(sync, event.forkId, null);
    case "unanswered":
      return sync.sending === null ? sync : { ...sync, trouble: "failed" };
    case "refused":
      return { ...sync, trouble: "refused" };
  }
}

/** The draft goes on as a note of its own. */
function forked<Draft>(
  sync: NoteSync<Draft>,
  noteId: string,
  conflictOf: string | null,
): NoteSync<Draft> {
  return {
    ...sync,
    noteId,
    baseVersion: 0,
    held: null,
    sending: null,
    trouble: "none",
    conflictOf,
  };
}
