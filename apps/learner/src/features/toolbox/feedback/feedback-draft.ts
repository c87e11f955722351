import type { NewFeedback } from "@alambic/contract";
import type { FeedbackDraft } from "@alambic/ui/FeedbackForm";

interface Held {
  readonly memberId: string | null;
  readonly draft: FeedbackDraft;
  /** What was sent of it and not answered yet: sent again, it counts once. */
  readonly sending: NewFeedback | null;
}

let held: Held | null = null;

/** What a member was writing since the page was opened, where it was not sent yet. */
export function heldDraft(memberId: string | null): FeedbackDraft | undefined {
  return held?.memberId === memberId ? held.draft : undefined;
}

/** Keeps what a member is writing. Changed, it is no longer what was sent. */
export function holdDraft(memberId: string | null, draft: FeedbackDraft): void {
  held = { memberId, draft, sending: null };
}

/** What is sent of a draft: the very same as long as it did not change. */
export function sendingOf(memberId: string | null, make: () => NewFeedback): NewFeedback {
  if (held?.memberId !== memberId) return make();
  const sending = held.sending ?? make();
  held = { ...held, sending };
  return sending;
}

/** The server has it. */
export function forgetHeld(): void {
  held = null;
}
