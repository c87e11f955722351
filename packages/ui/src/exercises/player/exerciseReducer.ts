import type { ExerciseResponse } from "@alambic/contract";
import type { Score } from "@alambic/domain/exercises/kind";
import type { Delivery, ExerciseState } from "./exerciseState.ts";

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
