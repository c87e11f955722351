import { parseNotebook } from "@alambic/domain/code-notebooks";
import type { NotebookContent } from "@alambic/domain/code-notebooks";
import type { NoteSync } from "@alambic/domain/notes";
import { parseKept } from "../../../shared/drafts/parseKept.ts";
import { keepDraft, readDraft, waitingDraftIds } from "../../../shared/drafts/waitingDrafts.ts";

export type KeptNotebook = NoteSync<NotebookContent>;

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

export interface WaitingNotebook {
  /** What it was opened as, by which it is found again. */
  readonly openedId: string;
  readonly notebook: KeptNotebook;
}

/** The code notebooks of a member that wait on this device. */
export function waitingNotebooks(memberId: string): readonly WaitingNotebook[] {
  return waitingDraftIds(kind, memberId).flatMap((openedId) => {
    const notebook = readNotebook(memberId, openedId);
    return notebook === null ? [] : [{ openedId, notebook }];
  });
}
