import { parseDebate } from "@alambic/domain/debates";
import { fieldOf } from "@alambic/domain/fields";
import { parseJson, parseKept, textOrNull } from "../../../shared/drafts/parseKept.ts";
import { keepDraft, readDraft, waitingDrafts } from "../../../shared/drafts/waitingDrafts.ts";
import type { WaitingDraft } from "../../../shared/drafts/waitingDrafts.ts";
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
  return { ...kept, capsuleId: textOrNull(fieldOf(parseJson(text ?? "null"), "capsuleId")) };
}

/** The debates of a member that wait on this device. */
export function waitingDebates(memberId: string): readonly WaitingDraft<KeptDebate>[] {
  return waitingDrafts(kind, memberId, readKeptDebate);
}
