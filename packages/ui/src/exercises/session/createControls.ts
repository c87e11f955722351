import type { ExerciseResponse } from "@alambic/contract";
import type { Judge, Playable } from "../playable.ts";
import { changed, withScoring } from "./answering.ts";
import type { AfterFrame, SessionStore } from "./createSessionStore.ts";
import type * as Giving from "./giveAnswer.ts";
import type { Circumstances, Host } from "./Host.ts";

/** What is done with answers: it comes with the first of them. */
type GiveAnswer = Pick<typeof Giving, "check" | "reveal" | "foresee">;

type Loaded = readonly [Judge, GiveAnswer];

/** What a session leans on. */
export interface Surroundings {
  readonly store: SessionStore;
  /** What judges an answer, and what is done with it: at once where both are there. */
  readonly load: (playable: Playable) => Loaded | Promise<Loaded>;
  readonly afterFrame: AfterFrame;
  /** Milliseconds. */
  readonly now: () => number;
}

export interface ExerciseControls {
  /** `isShown`: the control that was pressed shows the response by itself. */
  readonly change: (response: ExerciseResponse, isShown?: boolean) => void;
  readonly check: () => void;
  readonly reveal: () => void;
  /** What a step after the answer needs to know. */
  readonly circumstances: () => Circumstances;
  /** Finds out what a response will come to, if it can and that is still the one. */
  readonly foresee: (response: ExerciseResponse | null) => Promise<void>;
}

export interface StartedControls extends ExerciseControls {
  /** What is played and who hears of answers from now on. */
  readonly serve: (next: Host) => void;
  /** Calls off all that waits. */
  readonly stop: () => void;
}

/** What can be done with one exercise: each takes a step of its session. */
export function createControls(first: Host, surroundings: Surroundings): StartedControls {
  const { store, load, afterFrame } = surroundings;
  let host = first;

  /** What an answer takes comes as soon as there is one. A failure shows when it is checked. */
  const preload = () => void Promise.resolve(load(host.playable)).catch(() => {});
  const setScoring = (scoring: Parameters<typeof withScoring>[1]) =>
    store.update(withScoring(store.get(), scoring));
  const circumstances = () => ({ ...surroundings, host, at: surroundings.now() });

  /** Has an answer judged as soon as all that this takes is there. */
  const judge = async (what: "check" | "reveal") => {
    const session = store.get();
    if (session.phase === "answering" && session.scoring === "loading") return;
    const pressed = circumstances();
    let loaded: Loaded | Promise<Loaded> | null = load(host.playable);
    if (loaded instanceof Promise) {
      setScoring("loading");
      const { requestId } = store.get();
      loaded = await loaded.catch(() => null);
      if (store.get().requestId !== requestId) return;
    }
    if (loaded === null) {
      setScoring("failed");
      return;
    }
    const [by, give] = loaded;
    give[what]({ ...pressed, host, judge: by });
  };

  return {
    serve: (next) => {
      host = next;
    },
    stop: () => {
      setScoring("ready");
      store.stop();
    },
    change: (response, isShown) => {
      const before = store.get();
      const next = changed(before, response);
      if (next === before) return;
      store.update(next, isShown ? 1 : 0);
      afterFrame(preload);
      host.onResponse?.(response);
    },
    check: () => void judge("check"),
    reveal: () => void judge("reveal"),
    circumstances,
    foresee: async (response) => {
      const [by, give] = await load(host.playable);
      if (store.get().response === response) give.foresee({ ...circumstances(), judge: by });
    },
  };
}
