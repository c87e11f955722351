import type { ExerciseResponse, Locale } from "@alambic/contract";
import type { Score } from "@alambic/domain/exercises/kind";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { Judge, Playable } from "../playable.ts";
import type { AnswerReply, Delivery, ExerciseState } from "./exerciseState.ts";
import { exerciseReducer } from "./exerciseState.ts";

export interface AnswerCircumstances {
  /** The answer was shown; the response is null where nothing was tried. */
  readonly revealed: boolean;
  /** What the response is worth; null where it was not checked. */
  readonly score: Score | null;
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
  /** What scores the answer is on its way, or did not arrive: then it can be checked again. */
  readonly scoring: "ready" | "loading" | "failed";
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
  const [scoring, setScoring] = useState<ExerciseControls["scoring"]>("ready");
  /** Of what is to be judged, only the last wish counts, and only while it was not withdrawn. */
  const wishes = useRef(0);
  const startedAt = useRef(0);
  /** Replies to anything but the last sending come too late. */
  const sendings = useRef(0);
  const unsent = useRef<(() => ReturnType<OnAnswer>) | null>(null);

  /** Whoever changes an answer, or leaves it, did not mean that which waited to be judged. */
  const withdraw = useCallback(() => {
    wishes.current += 1;
    setScoring((now) => (now === "loading" ? "ready" : now));
  }, []);

  useEffect(() => {
    startedAt.current = performance.now();
    return withdraw;
  }, [withdraw]);

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

  const withJudge = async (next: (judge: Judge, elapsedMs: number) => void) => {
    const elapsedMs = Math.round(performance.now() - startedAt.current);
    wishes.current += 1;
    const own = wishes.current;
    const needed = playable.judge();
    if (needed instanceof Promise) setScoring("loading");
    const judge = needed instanceof Promise ? await needed.catch(() => null) : needed;
    if (own !== wishes.current) return;
    setScoring(judge === null ? "failed" : "ready");
    if (judge !== null) next(judge, elapsedMs);
  };

  const change = useCallback(
    (response: ExerciseResponse) => {
      withdraw();
      dispatch({ type: "change", response });
      prepare(playable);
    },
    [playable, withdraw],
  );
  const complete = state.phase === "answering" && playable.isComplete(state.response);
  return {
    state,
    complete,
    scoring,
    change,
    check: () => {
      const { response } = state;
      if (!complete || response === null || scoring === "loading") return;
      void withJudge((judge, elapsedMs) => {
        // What came with the judge may tell that nobody can read it: then it is still to be answered.
        if (!playable.isComplete(response)) {
          dispatch({ type: "change", response });
          return;
        }
        const score = judge.score(response, { locale: language });
        dispatch({ type: "check", response, score });
        void send(() => onAnswer(response, { revealed: false, score, elapsedMs }));
      });
    },
    reveal: () => {
      if (state.phase === "revealed" || scoring === "loading") return;
      void withJudge(({ key, score: scoreIt }, elapsedMs) => {
        const score = key && scoreIt(key, { locale: language });
        dispatch({ type: "reveal", key, score });
        void send(() => onAnswer(null, { revealed: true, score: null, elapsedMs }));
      });
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

/** Brings what scores an answer as soon as there is one. A failure shows when it is checked. */
function prepare(playable: Playable): void {
  const coming = playable.judge();
  if (coming instanceof Promise) coming.catch(() => {});
}

function deliveryOf(reply: AnswerReply): Delivery {
  return typeof reply === "string" ? { status: reply } : { status: "answered", result: reply };
}
