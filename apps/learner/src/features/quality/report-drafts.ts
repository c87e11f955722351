import type { ReportDraft } from "@alambic/ui/ReportForm";

/** What was written and not sent, by the item that it is about: closing the dialog loses nothing. */
const drafts = new Map<string, ReportDraft>();

/** The draft about an item; `details` are what the player itself found wrong with it. */
export function draftOf(atomId: string, details: readonly string[]): ReportDraft {
  const reason = details.length > 0 ? "does_not_work" : null;
  return drafts.get(atomId) ?? { reason, comment: "" };
}

export function keepDraft(atomId: string, draft: ReportDraft): void {
  drafts.set(atomId, draft);
}

export function dropDraft(atomId: string): void {
  drafts.delete(atomId);
}
