import type { Outcome } from "./exerciseState.ts";

/** There is still something to put right. */
export function isLacking(outcome: Outcome): boolean {
  return outcome === "incorrect" || outcome === "partial";
}
