import { parseDebate } from "@alambic/domain/debates";
import { field, parseJson, parseKept, textOrNull } from "../../../shared/drafts/parseKept.ts";
import { keepDraft, readDraft, waitingDraftIds } from "../../../shared/drafts/waitingDrafts.ts";
import type { KeptDebate } from "./KeptDebate.ts";

const kind = "debate";

/** Keeps a debate that the server does not hold yet on this device; null once it does. */
export function keepDebate(memberId: string, openedId: string, debate: KeptDebate | null): void {
  keepDraft({ kind, memberId, openedId }, debate);
}

/** A debate as it was left on this device before the server had it; null where there is none. */
export function readKeptDebate(memberId: string, openedId: string): KeptDebate | null {
  const text = readDraft({ kind, memberId, openedId });
  const kept = parseKept(text, parseDebate);
  if (kept === null) return null;
  return { ...kept, capsuleId: textOrNull(field(parseJson(text ?? "null"), "capsuleId")) };
}

export interface WaitingDebate {
  /** What it was opened as, by which it is found again. */
  readonly openedId: string;
  readonly debate: KeptDebate;
}

/** The debates of a member that wait on this device. */
export function waitingDebates(memberId: string): readonly WaitingDebate[] {
  return waitingDraftIds(kind, memberId).flatMap((openedId) => {
    const debate = readKeptDebate(memberId, openedId);
    return debate === null ? [] : [{ openedId, debate }];
  });
}
