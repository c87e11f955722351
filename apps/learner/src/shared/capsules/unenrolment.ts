import { proxy } from "valtio/vanilla";

/** The capsule that the learner may leave, once that is confirmed. */
export interface LeavableCapsule {
  readonly id: string;
  readonly title: string;
}

export const unenrolment = proxy<{ capsule: LeavableCapsule | null }>({ capsule: null });

/** Asks the learner to confirm leaving a capsule. */
export function askToUnenrol({ id, title }: LeavableCapsule): void {
  unenrolment.capsule = { id, title };
}

export function closeUnenrolment(): void {
  unenrolment.capsule = null;
}
