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

export type ExerciseState =
  | { readonly phase: "answering"; readonly response: ExerciseResponse | null }
  | {
      readonly phase: "checked";
      readonly response: ExerciseResponse;
      readonly score: Score;
      readonly delivery: Delivery;
    }
  | {
      readonly phase: "revealed";
      /** The right answer. */
      readonly response: ExerciseResponse | null;
      /** What the right answer scores; null for what has none. */
      readonly score: Score | null;
      readonly delivery: Delivery;
    };

export type Outcome = "correct" | "partial" | "incorrect" | "revealed" | "completed";

/** How the exercise stands. The server's word counts, once it is there. */
export function outcomeOf(state: ExerciseState): Outcome | null {
  if (state.phase === "answering") return null;
  if (state.phase === "revealed") return "revealed";
  const { delivery, score } = state;
  return delivery.status === "answered" ? delivery.result.feedback.outcome : score.outcome;
}

/** Whether the answer could neither be sent nor kept. */
export function isLost(state: ExerciseState): boolean {
  return state.phase !== "answering" && state.delivery.status === "failed";
}
