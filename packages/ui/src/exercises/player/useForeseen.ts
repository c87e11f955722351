import type { Locale } from "@alambic/contract";
import { useEffect, useState } from "react";
import type { Playable } from "../playable.ts";
import { afterFrame } from "./afterFrame.ts";
import type { ExerciseState, Outcome } from "./exerciseState.ts";

/**
 * What a complete answer will come to as it stood when it was last painted, so that the place of its
 * verdict is laid out while there is time; null while none is to be expected.
 */
export function useForeseen(
  { isComplete, judge, course }: Playable,
  { phase, response }: ExerciseState,
  language: Locale,
): Outcome | null {
  const [foreseen, foresee] = useState<Outcome | null>(null);
  const expected = phase === "answering" && course === "scored" && isComplete(response);
  useEffect(() => {
    if (!expected || response === null) return undefined;
    // After two frames: the one that answers the press, and the time to show it, are not for this.
    return afterFrame(() => {
      const by = judge();
      // What does not come is told when the answer is checked.
      if (by instanceof Promise) by.catch(() => {});
      else foresee(by.score(response, { locale: language }).outcome);
    }, 2);
  }, [expected, judge, response, language]);
  return expected ? foreseen : null;
}
