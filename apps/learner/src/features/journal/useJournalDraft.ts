import { useEffect, useEffectEvent, useRef, useState } from "react";
import { keepDraft, readDraft, watchDraft } from "./drafts.ts";
import { changedDraft, emptyDraft, isUntouched, parseDraft } from "./journalDraft.ts";
import type { JournalChange, JournalDraft } from "./journalDraft.ts";
import { randomUuid } from "../../shared/randomUuid.ts";

export interface HeldDraft {
  readonly draft: JournalDraft;
  /** It was begun on an earlier visit, or in another tab. */
  readonly isRestored: boolean;
  readonly change: (changed: JournalChange) => void;
  /** It is sent: as it was the first time, unless it was changed since. */
  readonly send: (now: string) => string;
  /** The server has what was sent: another one begins, unless it was changed since. */
  readonly clear: (sentId: string) => void;
}

/**
 * The entry that a member is writing: each change is on the device before the next. All tabs show the same one,
 * so that none writes over what another has kept.
 */
export function useJournalDraft(memberId: string): HeldDraft {
  const [held, setHeld] = useState(() => heldOn(memberId));
  const latest = useRef(held);
  const show = (next: typeof held) => {
    latest.current = next;
    setHeld(next);
  };
  const refresh = useEffectEvent(() => show(heldOn(memberId)));
  useEffect(() => watchDraft(() => refresh()), []);
  const hold = (draft: JournalDraft) => {
    keepDraft(memberId, isUntouched(draft) ? null : draft);
    show({ ...latest.current, draft });
  };
  return {
    ...held,
    change: (changed) => hold(changedDraft(latest.current.draft, changed, randomUuid)),
    send: (now) => {
      const { draft } = latest.current;
      const sentAt = draft.sentAt ?? now;
      hold({ ...draft, sentAt });
      return sentAt;
    },
    clear: (sentId) => {
      if (latest.current.draft.id !== sentId) return;
      keepDraft(memberId, null);
      show({ draft: emptyDraft(randomUuid()), isRestored: false });
    },
  };
}

function heldOn(memberId: string): { readonly draft: JournalDraft; readonly isRestored: boolean } {
  const kept = parseDraft(readDraft(memberId));
  return { draft: kept ?? emptyDraft(randomUuid()), isRestored: kept !== null };
}
