import { useState } from "react";
import { keepDraft, readDraft } from "./drafts.ts";
import { changedDraft, emptyDraft, isUntouched, parseDraft } from "./journalDraft.ts";
import type { JournalChange, JournalDraft } from "./journalDraft.ts";
import { randomUuid } from "../../shared/randomUuid.ts";

export interface HeldDraft {
  readonly draft: JournalDraft;
  /** It was begun on an earlier visit. */
  readonly isRestored: boolean;
  readonly change: (changed: JournalChange) => void;
  /** It is sent: as it was the first time, unless it was changed since. */
  readonly send: (now: string) => string;
  /** It was kept, or is not wanted: another one begins. */
  readonly clear: () => void;
}

/** The entry that a member is writing: each change is on the device before the next. */
export function useJournalDraft(memberId: string): HeldDraft {
  const fresh = () => emptyDraft(randomUuid());
  const [held, setHeld] = useState(() => {
    const stored = parseDraft(readDraft(memberId));
    return { draft: stored ?? fresh(), isRestored: stored !== null };
  });
  const hold = (draft: JournalDraft) => {
    keepDraft(memberId, isUntouched(draft) ? null : draft);
    setHeld({ ...held, draft });
  };
  return {
    ...held,
    change: (changed) => hold(changedDraft(held.draft, changed, randomUuid)),
    send: (now) => {
      const sentAt = held.draft.sentAt ?? now;
      hold({ ...held.draft, sentAt });
      return sentAt;
    },
    clear: () => {
      keepDraft(memberId, null);
      setHeld({ draft: fresh(), isRestored: false });
    },
  };
}
