import { evaluate } from "./evaluate.ts";
import type { CalculationAnswer, CalculationQuestion } from "./messages.ts";

/** What this worker uses of its global scope. */
interface WorkerScope {
  addEventListener(
    type: "message",
    listener: (event: { readonly data: CalculationQuestion }) => void,
  ): void;
  postMessage(message: CalculationAnswer): void;
}

declare const self: WorkerScope;

self.addEventListener("message", ({ data: { id, expression, angles, locale } }) => {
  self.postMessage({ kind: "value", id, result: evaluate(expression, angles, locale) });
});
self.postMessage({ kind: "ready" });
