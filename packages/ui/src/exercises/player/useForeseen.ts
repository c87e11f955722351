import type { Locale } from "@alambic/contract";
import { useEffect, useState } from "react";
import type { Playable } from "../playable.ts";
import { afterFrame } from "./afterFrame.ts";
import type { ExerciseState, Outcome } from "./exerciseState.ts";
import { needed } from "./needed.ts";

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
  const isScored = playable.course === "scored";
  const expected = isScored && phase === "answering" && playable.isComplete(response);
  useEffect(() => {
    if (!expected || response === null) return undefined;
    const look = async () => {
      const [by, { outcomeOfChecking }] = await needed(playable);
      foresee(outcomeOfChecking({ playable, response, by, language }));
    };
    // After two frames: the one that answers the press, and the time to show it, are not for this.
    // What does not come is told when the answer is checked.
    return afterFrame(() => void look().catch(() => {}), 2);
  }, [expected, playable, response, language]);
  return expected ? foreseen : null;
}
