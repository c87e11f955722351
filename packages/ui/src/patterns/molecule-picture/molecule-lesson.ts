export const atomStates = ["done", "current", "open", "locked", "pending"] as const;
export type AtomState = (typeof atomStates)[number];

/** A lesson as an atom of its capsule's molecule. */
export interface MoleculeLesson {
  readonly id: string;
  /** Its place among all lessons of the capsule. */
  readonly number: number;
  readonly state: AtomState;
  /** From 0 to 1: how full the flask is. */
  readonly progress: number;
}
