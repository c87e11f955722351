import { keepDraft, readDraft, waitingDrafts } from "../../../shared/drafts/waitingDrafts.ts";
import type { WaitingDraft } from "../../../shared/drafts/waitingDrafts.ts";
import type { KeptNote } from "./KeptNote.ts";
import { parseKept } from "./parseKept.ts";

const kind = "note";

/** Keeps a note that the server does not hold yet on this device; null once it does. */
export function keepNote(memberId: string, openedId: string, note: KeptNote | null): void {
  keepDraft({ kind, memberId, openedId }, note);
}

/** A note as it was left on this device before the server had it; null where there is none. */
export function readKept(memberId: string, openedId: string): KeptNote | null {
  return parseKept(readDraft({ kind, memberId, openedId }));
}

/** The notes of a member that wait on this device. */
export function waitingNotes(memberId: string): readonly WaitingDraft<KeptNote>[] {
  return waitingDrafts(kind, memberId, readKept);
}
