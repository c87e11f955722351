import type { Locale } from "@alambic/contract";
import type { AngleUnit } from "@alambic/domain/calculator";
import { failure } from "@alambic/domain/result";
import type { Result } from "@alambic/domain/result";
import type { CalculationRefusal } from "@alambic/ui/CalculatorPad";
import type { CalculationAnswer, CalculationQuestion } from "./messages.ts";

/** What is used of a worker. */
export interface CalculatorThread {
  postMessage(question: CalculationQuestion): void;
  addEventListener(
    type: "message",
    listener: (event: { readonly data: CalculationAnswer }) => void,
  ): void;
  addEventListener(type: "error", listener: () => void): void;
  terminate(): void;
}

/** Milliseconds that an expression may take once the thread is there. */
const patience = 2_000;

type Answer = Result<number, CalculationRefusal>;

export interface Calculator {
  readonly evaluate: (expression: string, angles: AngleUnit, locale: Locale) => Promise<Answer>;
  /** Ends the thread; the next expression starts another. */
  readonly stop: () => void;
}

/**
 * Values expressions in a thread of its own, so that no expression can hold up the page: one that takes
 * too long ends with its thread.
 */
export function createCalculator(start: () => Promise<CalculatorThread>): Calculator {
  let running: Running | null = null;
  let asked = 0;
  const stop = () => {
    running?.end();
    running = null;
  };
  return {
    stop,
    async evaluate(expression, angles, locale) {
      running ??= run(start());
      const current = running;
      asked += 1;
      const result = await current.ask({ id: asked, expression, angles, locale });
      if (!result.ok && (result.error === "too_slow" || result.error === "unavailable")) {
        current.end();
        if (running === current) running = null;
      }
      return result;
    },
  };
}

interface Running {
  readonly ask: (question: CalculationQuestion) => Promise<Answer>;
  readonly end: () => void;
}

/** Speaks with a thread: the time of a question counts from when the thread can hear it. */
function run(starting: Promise<CalculatorThread>): Running {
  const waiting = new Map<number, (answer: Answer) => void>();
  const broken = Promise.withResolvers<null>();
  const ready = Promise.withResolvers<CalculatorThread>();
  const listen = async () => {
    try {
      const thread = await starting;
      thread.addEventListener("message", ({ data }) => {
        if (data.kind === "ready") ready.resolve(thread);
        else waiting.get(data.id)?.(data.result);
      });
      thread.addEventListener("error", () => broken.resolve(null));
    } catch {
      broken.resolve(null);
    }
  };
  const end = async () => {
    try {
      (await starting).terminate();
    } catch {
      // It never began.
    }
  };
  void listen();
  return {
    end: () => void end(),
    async ask(question) {
      const thread = await Promise.race([ready.promise, broken.promise]);
      if (thread === null) return failure("unavailable");
      const { promise, resolve } = Promise.withResolvers<Answer>();
      waiting.set(question.id, resolve);
      const clock = setTimeout(() => resolve(failure("too_slow")), patience);
      void broken.promise.then(() => resolve(failure("unavailable")));
      thread.postMessage(question);
      const answer = await promise;
      clearTimeout(clock);
      waiting.delete(question.id);
      return answer;
    },
  };
}
