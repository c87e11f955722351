import type { AnswerResult, ExerciseResponse } from "@alambic/contract";
import type { Score } from "@alambic/domain/exercises/kind";

/**
 * What the host did with an answer: the server's reply; kept on the device until it is online; or
 * nothing, where the player's own score is all there is.
 */
export type AnswerReply = AnswerResult | "queued" | "scored";

/** Where an answer is. `failed` keeps the response: it can be sent again. */
export type Delivery =
  | { readonly status: "sending" }
  | { readonly status: "failed" }
  | { readonly status: "queued" }
  | { readonly status: "scored" }
  | { readonly status: "answered"; readonly result: AnswerResult };

export type Outcome = "correct" | "partial" | "incorrect" | "revealed" | "completed";

export interface AnswerCircumstances {
  /** The answer was shown; the response is null where nothing was tried. */
  readonly revealed: boolean;
  /** What the response is worth; null where it was not checked. */
  readonly score: Score | null;
  /** From the question to this answer. */
  readonly elapsedMs: number;
  /** A hint was shown before this answer. */
  readonly hinted: boolean;
}

/** An answer as it is handed on, and handed on again. */
export interface SentAnswer extends AnswerCircumstances {
  readonly response: ExerciseResponse | null;
}

/** A hint is read out once, the first time that it is open. */
export type HintState = "unheard" | "open" | "closed";

interface AnySession {
  /** Only what the last request asked for counts: replies to others come too late. */
  readonly requestId: number;
  /** When the question was put, on the clock of who runs the session. */
  readonly startedAt: number;
}

export interface AnsweringSession extends AnySession {
  readonly phase: "answering";
  readonly response: ExerciseResponse | null;
  /** What scores the answer is on its way, or did not arrive: then it can be checked again. */
  readonly scoring: "ready" | "loading" | "failed";
  /** What a complete response will come to, so that the place of its verdict can be laid out. */
  readonly foreseen: Outcome | null;
  readonly hint: HintState;
}

interface AnySessionAfterAnswer extends AnySession {
  readonly delivery: Delivery;
  readonly sent: SentAnswer;
  /** What came of the answer was painted: a press that goes on from it is meant. */
  readonly isSeen: boolean;
}

export interface CheckedSession extends AnySessionAfterAnswer {
  readonly phase: "checked";
  readonly response: ExerciseResponse;
  readonly score: Score;
}

export interface RevealedSession extends AnySessionAfterAnswer {
  readonly phase: "revealed";
  /** The right answer. */
  readonly response: ExerciseResponse | null;
  /** What the right answer scores; null for what has none. */
  readonly score: Score | null;
}

/** One exercise from its question to what became of the answer: all that is known of it. */
export type ExerciseSession = AnsweringSession | CheckedSession | RevealedSession;

/** How the exercise stands. The server's word counts, once it is there. */
export function outcomeOf(session: ExerciseSession): Outcome | null {
  if (session.phase === "answering") return null;
  if (session.phase === "revealed") return "revealed";
  const { delivery, score } = session;
  return delivery.status === "answered" ? delivery.result.feedback.outcome : score.outcome;
}

/** Whether the answer could neither be sent nor kept. */
export function isLost(session: ExerciseSession): boolean {
  return session.phase !== "answering" && session.delivery.status === "failed";
}
