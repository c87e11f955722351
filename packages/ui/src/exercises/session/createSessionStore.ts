import type { ExerciseSession } from "./ExerciseSession.ts";

/** Calls back once so many frames were painted; gives what calls it off. */
export type AfterFrame = (next: () => void, frames?: 1 | 2) => () => void;

/** The one place where a session is held. Whoever draws it listens. */
export interface SessionStore {
  /** As of the last step. */
  readonly get: () => ExerciseSession;
  /** What most is drawn from: it follows once the frame that answers a press was painted. */
  readonly getDrawn: () => ExerciseSession;
  /**
   * Takes a step. What follows it is drawn after so many frames; where none are named, with what is to be
   * drawn anyway, else at once.
   */
  readonly update: (next: ExerciseSession, frames?: 0 | 1 | 2) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls off the drawing that is to follow. */
  readonly stop: () => void;
}

export function createSessionStore(first: ExerciseSession, afterFrame: AfterFrame): SessionStore {
  let session = first;
  let drawn = first;
  let following: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const stop = () => {
    following?.();
    following = null;
  };
  const draw = () => {
    following = null;
    drawn = session;
    tell();
  };
  return {
    get: () => session,
    getDrawn: () => drawn,
    update: (next, frames) => {
      if (next === session) return;
      session = next;
      if (frames !== undefined || following === null) {
        stop();
        if (frames) following = afterFrame(draw, frames);
        else drawn = next;
      }
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop,
  };
}
