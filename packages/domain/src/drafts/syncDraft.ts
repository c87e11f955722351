/**
 * How one tab keeps something that is written in step with the server: a note, a debate, a code notebook.
 * Pure: what is to be done is said, and somebody else does it. `Draft` is what is written; two drafts are
 * the same where they are one object.
 *
 * What is typed is first put on the device, with the draft that may be under way: whatever ends the tab,
 * the next one takes both up again. "Saved" is shown once the server holds the last draft. What was changed
 * elsewhere goes on beside it, under an id of its own: nothing is overwritten.
 */
export interface DraftSync<Draft> {
  /** What is written to; another one once it was changed elsewhere. */
  readonly id: string;
  /** The version that the draft was made from; 0 before the server has it. */
  readonly baseVersion: number;
  readonly draft: Draft;
  /** What the server holds, as far as this tab knows. */
  readonly held: Draft | null;
  /** What was sent and not answered yet: sent again as it is until an answer comes. */
  readonly sending: Draft | null;
  readonly trouble: "none" | "failed" | "refused";
  /** What this became another version of. */
  readonly conflictOf: string | null;
}

export type DraftSyncEvent<Draft> =
  | { readonly kind: "typed"; readonly draft: Draft }
  /** It is time to send: some time after typing, on a retry, once online again. */
  | { readonly kind: "due" }
  | { readonly kind: "kept"; readonly version: number }
  /** The server has another version; `forkId` is the id under which this one goes on. */
  | { readonly kind: "changed-elsewhere"; readonly forkId: string }
  /** The server no longer has it. */
  | { readonly kind: "gone"; readonly forkId: string }
  /** No answer came. */
  | { readonly kind: "unanswered" }
  /** The server refuses what was sent, and will again until it is changed. */
  | { readonly kind: "refused" };

/** What a tab shows of the saving. */
export type DraftSaveState = "saved" | "saving" | "failed" | "refused";

export function draftSaveState<Draft>(sync: DraftSync<Draft>): DraftSaveState {
  if (sync.trouble !== "none") return sync.trouble;
  return sync.sending === null && sync.held === sync.draft ? "saved" : "saving";
}

/** As the server gave it. */
export function openedDraft<Draft>(id: string, version: number, draft: Draft): DraftSync<Draft> {
  const nothing = { sending: null, trouble: "none", conflictOf: null } as const;
  return { id, baseVersion: version, draft, held: draft, ...nothing };
}

/** Begun here. */
export function begunDraft<Draft>(id: string, draft: Draft): DraftSync<Draft> {
  const nothing = { held: null, sending: null, trouble: "none", conflictOf: null } as const;
  return { id, baseVersion: 0, draft, ...nothing };
}

export function stepDraft<Draft>(
  sync: DraftSync<Draft>,
  event: DraftSyncEvent<Draft>,
): DraftSync<Draft> {
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
      return forked(sync, event.forkId, sync.conflictOf ?? sync.id);
    case "gone":
      return forked(sync, event.forkId, null);
    case "unanswered":
      return sync.sending === null ? sync : { ...sync, trouble: "failed" };
    case "refused":
      return { ...sync, trouble: "refused" };
  }
}

/** The draft goes on under an id of its own. */
function forked<Draft>(
  sync: DraftSync<Draft>,
  id: string,
  conflictOf: string | null,
): DraftSync<Draft> {
  return {
    ...sync,
    id,
    baseVersion: 0,
    held: null,
    sending: null,
    trouble: "none",
    conflictOf,
  };
}
