import type { Locale } from "@alambic/contract";
import { useEffect, useState } from "react";
import type { Playable } from "../playable.ts";
import { afterFrame } from "./afterFrame.ts";
import type { ExerciseState, Outcome } from "./exerciseState.ts";
import { extras } from "./extras.ts";

/**
 * What a complete answer will come to as it stood when it was last painted, so that the place of its
 * verdict is laid out while there is time; null while none is to be expected.
 */
export function useForeseen(
  playable: Playable,
  { phase, response }: ExerciseState,
  language: Locale,
): Outcome | null {
  const [foreseen, foresee] = useState<Outcome | null>(null);
  const { course, isComplete, judge } = playable;
  const expected = phase === "answering" && course === "scored" && isComplete(response);
  useEffect(() => {
    if (!expected || response === null) return undefined;
    let isOver = false;
    const look = async () => {
      const [by, { outcomeOfChecking }] = await Promise.all([judge(), extras.bring()]);
      if (!isOver) foresee(outcomeOfChecking({ playable, response, by, language }));
    };
    // After two frames: the one that answers the press, and the time to show it, are not for this.
    // What does not come is told when the answer is checked.
    const callOff = afterFrame(() => void look().catch(() => {}), 2);
    return () => {
      isOver = true;
      callOff();
    };
  }, [expected, judge, playable, response, language]);
  return expected ? foreseen : null;
}
