import type { ExerciseResponse, Locale } from "@alambic/contract";
import type { Playable } from "../playable.ts";
import { afterFrame } from "./afterFrame.ts";
import type { Answering } from "./createAnswering.ts";
import type { Store } from "./createStore.ts";
import type { ExerciseState } from "./exerciseState.ts";
import { needed } from "./needed.ts";
import type { Needed } from "./needed.ts";
import type { OnAnswer } from "./useExercise.ts";

/** How an exercise stands, as of the last press. */
export interface Standing {
  readonly state: ExerciseState;
  /** What scores the answer is on its way, or did not arrive: then it can be checked again. */
  readonly scoring: "ready" | "loading" | "failed";
}

/**
 * Goes on to a state. The rest is drawn at once; or after so many frames; or with what is to be drawn
 * anyway, where something is.
 */
export type Step = (next: ExerciseState, drawn?: 1 | 2 | "joined") => void;

export interface ExerciseControls {
  /** `isShown`: the control that was pressed shows the response by itself. */
  readonly change: (response: ExerciseResponse, isShown?: boolean) => void;
  readonly check: () => void;
  /** Whether what came of the answer was painted: a press that goes on from it is meant. */
  readonly wasSeen: () => boolean;
  readonly reveal: () => void;
  readonly retry: () => void;
  readonly sendAgain: () => void;
}

export interface ControlledExercise {
  readonly playable: Playable;
  readonly standing: Store<Standing>;
  /** Draws all that follows a press. */
  readonly draw: (state: ExerciseState) => void;
}

/** What an answer is scored by, and who hears of it. */
export interface Host {
  readonly language: Locale;
  readonly onAnswer: OnAnswer;
  /** Told of every change of the response. */
  readonly onResponse?: ((response: ExerciseResponse) => void) | undefined;
}

export interface StartedControls extends ExerciseControls {
  /** Starts its time; gives what calls off all that waits. */
  readonly begin: () => () => void;
  /** Who hears of answers from now on. */
  readonly serve: (host: Host) => void;
}

/** What can be done with one exercise. */
export function createControls(exercise: ControlledExercise): StartedControls {
  const { playable, standing, draw } = exercise;
  /** Comes with the first wish to have an answer judged. */
  let answering: Answering | null = null;
  /** Calls off the drawing that is to follow. */
  let following: (() => void) | null = null;
  /** Of what is to be judged, only the last wish counts, and only while it was not withdrawn. */
  let wishes = 0;
  let startedAt = 0;
  let seen = false;
  let awaited: (() => void) | null = null;
  let host: Host | null = null;

  const step: Step = (next, drawn) => {
    const before = standing.get();
    standing.set({ ...before, state: next });
    const isAnswered = next.phase !== "answering";
    if (isAnswered !== (before.state.phase !== "answering")) {
      seen = false;
      awaited?.();
      awaited = isAnswered ? afterFrame(() => (seen = true)) : null;
    }
    if (drawn === "joined" && following !== null) return;
    const follow = () => {
      following = null;
      const now = standing.get().state;
      draw(now);
      // What an answer takes comes as soon as there is one. A failure shows when it is checked.
      if (now.phase === "answering") Promise.resolve(needed(playable)).catch(() => {});
    };
    following?.();
    if (typeof drawn === "number") following = afterFrame(follow, drawn);
    else follow();
  };
  const setScoring = (scoring: Standing["scoring"]) => standing.set({ ...standing.get(), scoring });
  /** Whoever changes an answer, or leaves it, did not mean that which waited to be judged. */
  const withdraw = () => {
    wishes += 1;
    if (standing.get().scoring === "loading") setScoring("ready");
  };
  /** Has an answer judged as soon as all that this takes is there. */
  const judge = async (what: "check" | "reveal") => {
    if (standing.get().scoring === "loading") return;
    const elapsedMs = Math.round(performance.now() - startedAt);
    wishes += 1;
    const own = wishes;
    let found: Needed | Promise<Needed> | null = needed(playable);
    if (found instanceof Promise) {
      setScoring("loading");
      found = await found.catch(() => null);
    }
    if (own !== wishes) return;
    setScoring(found === null ? "failed" : "ready");
    if (found === null || host === null) return;
    const [by, { createAnswering }] = found;
    answering ??= createAnswering({ ...exercise, step });
    answering[what](by, elapsedMs, host);
  };

  return {
    begin: () => {
      startedAt = performance.now();
      return () => {
        withdraw();
        following?.();
        awaited?.();
      };
    },
    serve: (next) => {
      host = next;
    },
    change: (response, isShown = false) => {
      withdraw();
      if (standing.get().state.phase !== "answering") return;
      step({ phase: "answering", response }, isShown ? 1 : undefined);
      host?.onResponse?.(response);
    },
    check: () => {
      const { phase, response } = standing.get().state;
      if (phase === "answering" && playable.isComplete(response)) void judge("check");
    },
    wasSeen: () => seen,
    reveal: () => {
      if (standing.get().state.phase !== "revealed") void judge("reveal");
    },
    retry: () => {
      startedAt = performance.now();
      answering?.retry();
    },
    sendAgain: () => answering?.sendAgain(),
  };
}
