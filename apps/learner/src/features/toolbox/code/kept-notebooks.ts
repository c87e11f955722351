import { parseNotebook } from "@alambic/domain/code-notebooks";
import type { NotebookContent } from "@alambic/domain/code-notebooks";
import type { DraftSync } from "@alambic/domain/drafts";
import { parseKept } from "../../../shared/drafts/parseKept.ts";
import { keepDraft, readDraft, waitingDrafts } from "../../../shared/drafts/waitingDrafts.ts";
import type { WaitingDraft } from "../../../shared/drafts/waitingDrafts.ts";

export type KeptNotebook = DraftSync<NotebookContent>;

const kind = "code";

/** Keeps a code notebook that the server does not hold yet on this device; null once it does. */
export function keepNotebook(
  memberId: string,
  openedId: string,
  notebook: KeptNotebook | null,
): void {
  keepDraft({ kind, memberId, openedId }, notebook);
}

/** A code notebook as it was left on this device before the server had it; null where there is none. */
export function readNotebook(memberId: string, openedId: string): KeptNotebook | null {
  return parseKept(readDraft({ kind, memberId, openedId }), parseNotebook);
}

/** The code notebooks of a member that wait on this device. */
export function waitingNotebooks(memberId: string): readonly WaitingDraft<KeptNotebook>[] {
  return waitingDrafts(kind, memberId, readNotebook);
}
