import { readSetting, writeSetting } from "../settings.ts";

/** What is written on this device before the server has it. */
export type DraftKind = (typeof kinds)[number];

const kinds = ["note", "debate", "code", "support", "coach"] as const;

const prefixOf = (kind: DraftKind, memberId: string) => `alambic.${kind}.${memberId}.`;

/** Where a draft that the server does not hold yet is kept on this device, by what it was opened as. */
export interface DraftPlace {
  readonly kind: DraftKind;
  readonly memberId: string;
  readonly openedId: string;
}

const keyOf = ({ kind, memberId, openedId }: DraftPlace) => prefixOf(kind, memberId) + openedId;

/** Keeps a draft on this device; null forgets it. */
export function keepDraft(place: DraftPlace, draft: object | null): void {
  writeSetting(keyOf(place), draft === null ? null : JSON.stringify(draft));
}

/** The text of a draft that is kept on this device; null where there is none. */
export function readDraft(place: DraftPlace): string | null {
  return readSetting(keyOf(place));
}

export interface WaitingDraft<Kept> {
  /** What it was opened as, by which it is found again. */
  readonly openedId: string;
  readonly kept: Kept;
}

/** The drafts of a member that wait on this device, with what reads one. */
export function waitingDrafts<Kept>(
  kind: DraftKind,
  memberId: string,
  read: (memberId: string, openedId: string) => Kept | null,
): readonly WaitingDraft<Kept>[] {
  return waitingIds(kind, memberId).flatMap((openedId) => {
    const kept = read(memberId, openedId);
    return kept === null ? [] : [{ openedId, kept }];
  });
}

/** What the drafts of a member that wait on this device were opened as. */
function waitingIds(kind: DraftKind, memberId: string): readonly string[] {
  const own = prefixOf(kind, memberId);
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(own))
      .map((key) => key.slice(own.length));
  } catch {
    return [];
  }
}

/**
 * Forgets the drafts of a member that wait on this device. Signing out is no reason to: they are text that
 * the server has not, and wait for the same member.
 */
export function forgetWaitingDrafts(memberId: string): void {
  for (const kind of kinds)
    for (const openedId of waitingIds(kind, memberId))
      keepDraft({ kind, memberId, openedId }, null);
}
