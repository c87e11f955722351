import type { ExerciseSession } from "./ExerciseSession.ts";

/** Calls back once so many frames were painted; gives what calls it off. */
export type AfterFrame = (next: () => void, frames?: 1 | 2) => () => void;

/**
 * When what follows a step is drawn: after so many frames; or with what is to be drawn anyway, where
 * something is, else at once.
 */
export type Pace = 0 | 1 | 2 | "joined";

/** The one place where a session is held. Whoever draws it listens. */
export interface SessionStore {
  /** As of the last step. */
  readonly get: () => ExerciseSession;
  /** What most is drawn from: it follows once the frame that answers a press was painted. */
  readonly getDrawn: () => ExerciseSession;
  readonly update: (next: ExerciseSession, pace?: Pace) => void;
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
    update: (next, pace = 0) => {
      if (next === session) return;
      session = next;
      if (pace !== "joined" || following === null) {
        stop();
        if (pace === 0 || pace === "joined") drawn = session;
        else following = afterFrame(draw, pace);
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
