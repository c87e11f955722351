import type { ExerciseResponse } from "@alambic/contract";
import { useEffect } from "react";
import type { ExerciseControls } from "../session/createControls.ts";
import { afterFrame } from "./afterFrame.ts";

interface Foreseeable {
  /** There is a verdict to come. */
  readonly isExpected: boolean;
  readonly response: ExerciseResponse | null;
  readonly foresee: ExerciseControls["foresee"];
}

/**
 * Has the verdict on a complete answer foreseen as it was last painted, so that its place is laid out
 * while there is time.
 */
export function useForeseen({ isExpected, response, foresee }: Foreseeable): void {
  useEffect(() => {
    if (!isExpected) return undefined;
    // After two frames: the one that answers the press, and the time to show it, are not for this.
    // What does not come is told when the answer is checked.
    return afterFrame(() => void foresee(response).catch(() => {}), 2);
  }, [isExpected, response, foresee]);
}
