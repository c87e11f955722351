import { useState } from "react";
import { keepDraft, readDraft } from "./drafts.ts";
import { emptyDraft, isUntouched, parseDraft } from "./journalDraft.ts";
import type { JournalDraft } from "./journalDraft.ts";
import { newEntryId } from "./newEntryId.ts";

export interface HeldDraft {
  readonly draft: JournalDraft;
  /** It was begun on an earlier visit. */
  readonly isRestored: boolean;
  readonly change: (changed: Partial<Omit<JournalDraft, "id">>) => void;
  /** It was kept, or is not wanted: another one begins. */
  readonly clear: () => void;
}

/** The entry that a member is writing: each change is on the device before the next. */
export function useJournalDraft(memberId: string): HeldDraft {
  const fresh = () => emptyDraft(newEntryId());
  const [held, setHeld] = useState(() => {
    const stored = parseDraft(readDraft(memberId));
    return { draft: stored ?? fresh(), isRestored: stored !== null };
  });
  return {
    ...held,
    change: (changed) => {
      const draft = { ...held.draft, ...changed };
      keepDraft(memberId, isUntouched(draft) ? null : draft);
      setHeld({ ...held, draft });
    },
    clear: () => {
      keepDraft(memberId, null);
      setHeld({ draft: fresh(), isRestored: false });
    },
  };
}
