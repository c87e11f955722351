import type { ExerciseResponse } from "@alambic/contract";
import type { AnsweringSession, ExerciseSession } from "./ExerciseSession.ts";

/*
 * The steps of a session that a page has before anybody answers. A step that does not fit the phase changes
 * nothing: it gives the session that it was given.
 */

/** Before the learner did anything. */
export function started(empty: ExerciseResponse | null, startedAt: number): AnsweringSession {
  return {
    phase: "answering",
    requestId: 0,
    startedAt,
    response: empty,
    scoring: "ready",
    foreseen: null,
    hint: "unheard",
  };
}

/** Another response. Whoever gives it did not mean that which waits to be judged. */
export function changed(session: ExerciseSession, response: ExerciseResponse): ExerciseSession {
  return session.phase === "answering" ? { ...withScoring(session, "ready"), response } : session;
}

/**
 * What scores the answer is asked for, did not arrive, or is not waited for any more. What was asked for
 * before comes too late.
 */
export function withScoring<Session extends ExerciseSession>(
  session: Session,
  scoring: AnsweringSession["scoring"],
): Session {
  return session.phase !== "answering" || session.scoring === scoring
    ? session
    : { ...session, scoring, requestId: session.requestId + 1 };
}
