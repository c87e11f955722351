import type { Locale } from "@alambic/contract";
import { useMemo } from "react";
import type { Playable } from "../playable.ts";
import type { Verdicts } from "../renderer.ts";
import type { ExerciseState } from "./exerciseState.ts";

/** What is right and what is not, once the answer was checked or shown. */
export function useVerdicts(
  playable: Playable,
  state: ExerciseState,
  language: Locale,
): Verdicts | null {
  return useMemo(() => {
    if (state.phase === "answering" || state.response === null) return null;
    const parts =
      state.phase === "checked"
        ? state.score.parts
        : playable.score(state.response, { locale: language }).parts;
    return new Map(parts.map(({ id, correct }) => [id, correct]));
  }, [playable, state, language]);
}
