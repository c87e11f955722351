import type { ExerciseResponse } from "@alambic/contract";
import type { Score } from "@alambic/domain/exercises/kind";
import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import type { Playable } from "../playable.ts";
import { createControls } from "./createControls.ts";
import type { ExerciseControls, Host, Standing } from "./createControls.ts";
import { createStore } from "./createStore.ts";
import type { Store } from "./createStore.ts";
import type { AnswerReply, ExerciseState } from "./exerciseState.ts";

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

export interface RunningExercise extends ExerciseControls {
  /** What a press changes stands here at once, for the few parts that answer it. */
  readonly standing: Store<Standing>;
  /** What the rest is drawn from: it follows once the frame that answers a press was painted. */
  readonly state: ExerciseState;
}

/** Runs one exercise: scores at once on the device, and hands the answer on. */
export function useExercise(playable: Playable, host: Host): RunningExercise {
  const [standing] = useState(() =>
    createStore<Standing>({
      state: { phase: "answering", response: playable.empty },
      scoring: "ready",
    }),
  );
  const [state, draw] = useState(() => standing.get().state);
  const { begin, serve, ...controls } = useMemo(
    () => createControls({ playable, standing, draw }),
    [playable, standing],
  );
  useLayoutEffect(() => serve(host));
  useEffect(begin, [begin]);
  return { ...controls, standing, state };
}
