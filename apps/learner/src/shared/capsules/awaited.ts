/** The capsules whose making the learner began in this visit, and has not yet seen end. */
const awaited = new Set<string>();

/** The learner looks forward to a capsule: its plan shows the moment in which it is whole. */
export function awaitCapsule(id: string): void {
  awaited.add(id);
}

export function isAwaited(id: string): boolean {
  return awaited.has(id);
}

export function stopAwaiting(id: string): void {
  awaited.delete(id);
}
