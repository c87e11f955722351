import type { ExerciseResponse, Locale } from "@alambic/contract";
import type { Playable } from "../playable.ts";
import type { AfterFrame, SessionStore } from "./createSessionStore.ts";
import type { AnswerCircumstances, AnswerReply } from "./ExerciseSession.ts";

/**
 * Hands an answer on. Rejects when it could neither be sent nor kept; a host that knows its reply at
 * once gives it at once.
 */
export type OnAnswer = (
  response: ExerciseResponse | null,
  circumstances: AnswerCircumstances,
) => AnswerReply | Promise<AnswerReply>;

/** What is played, in which language, and who hears of it. */
export interface Host {
  readonly playable: Playable;
  readonly language: Locale;
  readonly onAnswer: OnAnswer;
  /** Told of every change of the response. */
  readonly onResponse?: ((response: ExerciseResponse) => void) | undefined;
}

/** A session in its store and who hears of it, at a time. */
export interface Circumstances {
  readonly store: SessionStore;
  readonly host: Host;
  readonly afterFrame: AfterFrame;
  /** On the clock of who runs the session. */
  readonly at: number;
}
