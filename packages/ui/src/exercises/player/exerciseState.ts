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

export type ExerciseAction =
  | { readonly type: "change"; readonly response: ExerciseResponse }
  | { readonly type: "check"; readonly response: ExerciseResponse; readonly score: Score }
  | {
      readonly type: "reveal";
      readonly key: ExerciseResponse | null;
      readonly score: Score | null;
    }
  /** `empty` is the response of who begins anew. */
  | { readonly type: "retry"; readonly empty: ExerciseResponse | null }
  | { readonly type: "deliver"; readonly delivery: Delivery };

const sending: Delivery = { status: "sending" };

/** The steps of one exercise. A step that does not fit the phase changes nothing. */
export function exerciseReducer(state: ExerciseState, action: ExerciseAction): ExerciseState {
  switch (action.type) {
    case "change":
      return state.phase === "answering" ? { ...state, response: action.response } : state;
    case "check":
      if (state.phase !== "answering") return state;
      return {
        phase: "checked",
        response: action.response,
        score: action.score,
        delivery: sending,
      };
    case "reveal":
      if (state.phase === "revealed") return state;
      return { phase: "revealed", response: action.key, score: action.score, delivery: sending };
    case "retry":
      if (state.phase === "answering") return state;
      // What was not right is mended; what is done begins anew.
      return state.phase === "checked" && !state.score.correct
        ? { phase: "answering", response: state.response }
        : { phase: "answering", response: action.empty };
    case "deliver":
      return state.phase === "answering" ? state : { ...state, delivery: action.delivery };
  }
}

export type Outcome = "correct" | "partial" | "incorrect" | "revealed" | "completed";

/** How the exercise stands. The server's word counts, once it is there. */
export function outcomeOf(state: ExerciseState): Outcome | null {
  if (state.phase === "answering") return null;
  if (state.phase === "revealed") return "revealed";
  const { delivery, score } = state;
  return delivery.status === "answered" ? delivery.result.feedback.outcome : score.outcome;
}

/** There is still something to put right. */
export function isLacking(outcome: Outcome): boolean {
  return outcome === "incorrect" || outcome === "partial";
}
