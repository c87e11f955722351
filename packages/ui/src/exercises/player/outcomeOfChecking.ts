import type { ExerciseResponse, Locale } from "@alambic/contract";
import type { Judge, Playable } from "../playable.ts";
import { createAnswering } from "./createAnswering.ts";
import type { Standing } from "./createControls.ts";
import { createStore } from "./createStore.ts";
import { outcomeOf } from "./exerciseState.ts";
import type { Outcome } from "./exerciseState.ts";

export interface CheckToCome {
  readonly playable: Playable;
  readonly response: ExerciseResponse;
  readonly by: Judge;
  readonly language: Locale;
}

/**
 * What a response will come to when it is checked; null where it is still to be answered. It is checked
 * where nobody listens, by what checks it in earnest, which the browser has compiled by then.
 */
export function outcomeOfChecking(check: CheckToCome): Outcome | null {
  const { playable, response, by, language } = check;
  const standing = createStore<Standing>({
    state: { phase: "answering", response },
    scoring: "ready",
  });
  const answering = createAnswering({
    playable,
    standing,
    step: (state) => standing.set({ state, scoring: "ready" }),
  });
  answering.check(by, 0, { language, onAnswer: () => "scored" });
  return outcomeOf(standing.get().state);
}
