import type { ExerciseResponse, Locale } from "@alambic/contract";
import { useEffect, useReducer, useRef } from "react";
import type { Playable } from "../playable.ts";
import type { AnswerReply, Delivery, ExerciseState } from "./exerciseState.ts";
import { exerciseReducer } from "./exerciseState.ts";

export interface AnswerCircumstances {
  /** The answer was shown; the response is null where nothing was tried. */
  readonly revealed: boolean;
  /** From the question to this answer. */
  readonly elapsedMs: number;
}

/**
 * Hands an answer on. Rejects when it could neither be sent nor kept; a host that knows its reply at
 * once gives it at once.
 */
export type OnAnswer = (
  response: ExerciseResponse | null,
  circumstances: AnswerCircumstances,
) => AnswerReply | Promise<AnswerReply>;

export interface ExerciseControls {
  readonly state: ExerciseState;
  readonly complete: boolean;
  readonly change: (response: ExerciseResponse) => void;
  readonly check: () => void;
  readonly reveal: () => void;
  readonly retry: () => void;
  readonly sendAgain: () => void;
}

/** Runs one exercise: scores at once on the device, and hands the answer on. */
export function useExercise(
  playable: Playable,
  language: Locale,
  onAnswer: OnAnswer,
): ExerciseControls {
  const [state, dispatch] = useReducer(exerciseReducer, playable, ({ empty }) => ({
    phase: "answering" as const,
    response: empty,
  }));
  const startedAt = useRef(0);
  /** Replies to anything but the last sending come too late. */
  const sendings = useRef(0);
  const unsent = useRef<(() => ReturnType<OnAnswer>) | null>(null);

  useEffect(() => {
    startedAt.current = performance.now();
  }, []);

  const send = async (answer: () => ReturnType<OnAnswer>) => {
    unsent.current = answer;
    sendings.current += 1;
    const own = sendings.current;
    const reply = answer();
    if (!(reply instanceof Promise)) {
      dispatch({ type: "deliver", delivery: deliveryOf(reply) });
      return;
    }
    dispatch({ type: "deliver", delivery: { status: "sending" } });
    const delivery = await reply.then(deliveryOf, () => ({ status: "failed" }) as const);
    if (own === sendings.current) dispatch({ type: "deliver", delivery });
  };

  const answer = (response: ExerciseResponse | null, revealed: boolean) => {
    const elapsedMs = Math.round(performance.now() - startedAt.current);
    void send(() => onAnswer(response, { revealed, elapsedMs }));
  };

  const complete = state.phase === "answering" && playable.isComplete(state.response);
  return {
    state,
    complete,
    change: (response) => dispatch({ type: "change", response }),
    check: () => {
      if (!complete || state.response === null) return;
      const score = playable.score(state.response, { locale: language });
      dispatch({ type: "check", response: state.response, score });
      answer(state.response, false);
    },
    reveal: () => {
      if (state.phase === "revealed") return;
      dispatch({ type: "reveal", key: playable.key });
      answer(null, true);
    },
    retry: () => {
      startedAt.current = performance.now();
      sendings.current += 1;
      dispatch({ type: "retry", empty: playable.empty });
    },
    sendAgain: () => {
      if (unsent.current !== null) void send(unsent.current);
    },
  };
}

function deliveryOf(reply: AnswerReply): Delivery {
  return typeof reply === "string" ? { status: reply } : { status: "answered", result: reply };
}
