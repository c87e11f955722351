import type { ExerciseResponse } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";
import { vi } from "vitest";
import { ExercisePlayer } from "../player/ExercisePlayer.tsx";
import type { Outcome } from "../session/ExerciseSession.ts";
import { atomWith } from "./atomWith.ts";
import { listen, renderExercise } from "./renderExercise.tsx";
import { replyTo } from "./replies.ts";

/** An exercise in its player, before a server that scores as the browser does. */
export async function playing(exercise: Exercise) {
  const atom = atomWith(exercise);
  const given: (ExerciseResponse | null)[] = [];
  const onContinue = vi.fn<(outcome: Outcome | null) => void>();
  const screen = await renderExercise(
    <ExercisePlayer
      atom={atom}
      language="fr"
      focused
      onContinue={onContinue}
      onAnswer={async (response, { revealed }) => {
        given.push(response);
        return replyTo(atom, response, revealed);
      }}
    />,
  );
  return { screen, given, onContinue, said: listen(screen.container) };
}
