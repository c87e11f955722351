import type { Judge } from "../playable.ts";
import type { ControlledExercise, Host, Step } from "./createControls.ts";
import { exerciseReducer } from "./exerciseReducer.ts";
import type { ExerciseAction } from "./exerciseReducer.ts";
import type { AnswerReply, Delivery } from "./exerciseState.ts";
import type { OnAnswer } from "./useExercise.ts";

export interface AnsweredExercise extends Omit<ControlledExercise, "draw"> {
  readonly step: Step;
}

/** What is done with answers to one exercise. */
export interface Answering {
  readonly check: (judge: Judge, elapsedMs: number, host: Host) => void;
  readonly reveal: (judge: Judge, elapsedMs: number, host: Host) => void;
  readonly retry: () => void;
  readonly sendAgain: () => void;
}

/** Scores answers on the device, and hands them on. */
export function createAnswering({ playable, standing, step }: AnsweredExercise): Answering {
  /** Replies to anything but the last sending come too late. */
  let sendings = 0;
  let unsent: (() => ReturnType<OnAnswer>) | null = null;
  const take = (action: ExerciseAction, frames?: Parameters<Step>[1]) =>
    step(exerciseReducer(standing.get().state, action), frames);
  const deliver = (delivery: Delivery) => take({ type: "deliver", delivery }, "joined");

  const send = async (answer: () => ReturnType<OnAnswer>) => {
    unsent = answer;
    sendings += 1;
    const own = sendings;
    const reply = answer();
    if (!(reply instanceof Promise)) {
      deliver(deliveryOf(reply));
      return;
    }
    deliver({ status: "sending" });
    const delivery = await reply.then(deliveryOf, () => ({ status: "failed" }) as const);
    if (own === sendings) deliver(delivery);
  };

  return {
    check: (judge, elapsedMs, { language, onAnswer }) => {
      const { response } = standing.get().state;
      if (response === null) return;
      // What came with the judge may tell that nobody can read it: then it is still to be answered.
      if (!playable.isComplete(response)) {
        take({ type: "change", response });
        return;
      }
      const score = judge.score(response, { locale: language });
      take({ type: "check", response, score }, 2);
      void send(() => onAnswer(response, { revealed: false, score, elapsedMs }));
    },
    reveal: ({ key, score: scoreIt }, elapsedMs, { language, onAnswer }) => {
      const score = key && scoreIt(key, { locale: language });
      take({ type: "reveal", key, score });
      void send(() => onAnswer(null, { revealed: true, score: null, elapsedMs }));
    },
    retry: () => {
      sendings += 1;
      take({ type: "retry", empty: playable.empty });
    },
    sendAgain: () => {
      if (unsent !== null) void send(unsent);
    },
  };
}

function deliveryOf(reply: AnswerReply): Delivery {
  return typeof reply === "string" ? { status: reply } : { status: "answered", result: reply };
}
