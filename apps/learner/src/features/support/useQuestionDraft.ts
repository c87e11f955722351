import { useState } from "react";
import { keepDraft, readDraft } from "../../shared/drafts/waitingDrafts.ts";
import type { DraftPlace } from "../../shared/drafts/waitingDrafts.ts";
import { randomUuid } from "../../shared/randomUuid.ts";
import { changedQuestion, emptyQuestion, parseQuestion } from "./questionDraft.ts";
import type { QuestionChange, QuestionDraft } from "./questionDraft.ts";

export interface HeldQuestion {
  readonly draft: QuestionDraft;
  /** It was begun on an earlier visit. */
  readonly isRestored: boolean;
  readonly change: (changed: QuestionChange) => void;
  /** It is sent as it is. */
  readonly markSent: () => void;
  /** The server has it. */
  readonly forget: () => void;
}

/** The question that a member is writing: each change is on the device before the next. */
export function useQuestionDraft(memberId: string): HeldQuestion {
  const place: DraftPlace = { kind: "support", memberId, openedId: "new" };
  const [held, setHeld] = useState(() => {
    const kept = parseQuestion(readDraft(place));
    return { draft: kept ?? emptyQuestion(randomUuid), isRestored: kept !== null };
  });
  const hold = (draft: QuestionDraft) => {
    const isBlank = draft.subject === "" && draft.text === "";
    keepDraft(place, isBlank ? null : draft);
    setHeld({ ...held, draft });
  };
  return {
    ...held,
    change: (changed) => hold(changedQuestion(held.draft, changed, randomUuid)),
    markSent: () => hold({ ...held.draft, wasSent: true }),
    forget: () => keepDraft(place, null),
  };
}
