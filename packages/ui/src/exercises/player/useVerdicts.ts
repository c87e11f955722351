import type { Locale } from "@alambic/contract";
import { scoreResponse } from "@alambic/domain/exercises";
import type { Exercise } from "@alambic/domain/exercises";
import { useMemo } from "react";
import type { Verdicts } from "../renderer.ts";
import type { ExerciseState } from "./exerciseState.ts";

/** What is right and what is not, once the answer was checked or shown. */
export function useVerdicts(
  exercise: Exercise,
  state: ExerciseState,
  language: Locale,
): Verdicts | null {
  return useMemo(() => {
    if (state.phase === "answering" || state.response === null) return null;
    const parts =
      state.phase === "checked"
        ? state.score.parts
        : scoreResponse(exercise, state.response, { locale: language }).parts;
    return new Map(parts.map(({ id, correct }) => [id, correct]));
  }, [exercise, state, language]);
}
