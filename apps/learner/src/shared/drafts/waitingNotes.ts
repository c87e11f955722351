const prefixOf = (memberId: string) => `alambic.note.${memberId}.`;

/** Where a note that the server does not hold yet is kept on this device, by what it was opened as. */
export function waitingNoteKey(memberId: string, openedId: string): string {
  return prefixOf(memberId) + openedId;
}

/** What the notes of a member that wait on this device were opened as. */
export function waitingNoteIds(memberId: string): readonly string[] {
  const own = prefixOf(memberId);
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(own))
      .map((key) => key.slice(own.length));
  } catch {
    return [];
  }
}

/**
 * Forgets the notes of a member that wait on this device. Signing out is no reason to: they are text
 * that the server has not, and wait for the same member.
 */
export function forgetWaitingNotes(memberId: string): void {
  for (const openedId of waitingNoteIds(memberId)) {
    localStorage.removeItem(waitingNoteKey(memberId, openedId));
  }
}
