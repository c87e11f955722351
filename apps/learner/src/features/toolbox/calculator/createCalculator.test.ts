import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCalculator } from "./createCalculator.ts";
import type { CalculatorThread } from "./createCalculator.ts";
import { evaluate } from "./evaluate.ts";
import type { CalculationAnswer, CalculationQuestion } from "./messages.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Threads that answer, or never do for what is asked of them; what became of them is kept. */
function makeThreads(isEndless: (expression: string) => boolean) {
  const ended: number[] = [];
  let started = 0;
  const start = (): Promise<CalculatorThread> => {
    const number = started;
    started += 1;
    let hear: (event: { readonly data: CalculationAnswer }) => void = () => undefined;
    let fail: () => void = () => undefined;
    const thread: CalculatorThread = {
      addEventListener(
        type: string,
        listener: (event: { readonly data: CalculationAnswer }) => void,
      ) {
        if (type === "error") {
          fail = () => listener({ data: { kind: "ready" } });
          return;
        }
        hear = listener;
        queueMicrotask(() => hear({ data: { kind: "ready" } }));
      },
      postMessage({ id, expression, angles, locale }: CalculationQuestion) {
        if (expression === "broken") fail();
        if (isEndless(expression)) return;
        hear({ data: { kind: "value", id, result: evaluate(expression, angles, locale) } });
      },
      terminate: () => void ended.push(number),
    };
    return Promise.resolve(thread);
  };
  return { start, ended, started: () => started };
}

test("an endless expression ends with its thread, and the next one has another", async () => {
  const threads = makeThreads((expression) => expression === "endless");
  const calculator = createCalculator(threads.start);
  expect(await calculator.evaluate("1+1", "degrees", "en")).toEqual({ ok: true, value: 2 });
  const endless = calculator.evaluate("endless", "degrees", "en");
  await vi.advanceTimersByTimeAsync(1_999);
  expect(threads.ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await endless).toEqual({ ok: false, error: "too_slow" });
  expect(threads.ended).toEqual([0]);
  expect(await calculator.evaluate("sin 90", "degrees", "en")).toEqual({ ok: true, value: 1 });
  expect(threads.started()).toBe(2);
});

test("a thread that breaks is said, and replaced", async () => {
  const threads = makeThreads((expression) => expression === "broken");
  const calculator = createCalculator(threads.start);
  expect(await calculator.evaluate("broken", "degrees", "en")).toEqual({
    ok: false,
    error: "unavailable",
  });
  expect(await calculator.evaluate("2", "degrees", "en")).toEqual({ ok: true, value: 2 });
  expect(threads.started()).toBe(2);
});
