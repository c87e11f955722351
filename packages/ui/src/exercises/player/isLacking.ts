import type { Outcome } from "../session/ExerciseSession.ts";

/** There is still something to put right. */
export function isLacking(outcome: Outcome): boolean {
  return outcome === "incorrect" || outcome === "partial";
}
