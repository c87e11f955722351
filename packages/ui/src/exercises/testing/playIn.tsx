import type { Locale } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";
import { ExercisePlayer } from "../player/ExercisePlayer.tsx";
import { atomWith } from "./atomWith.ts";
import { renderExercise } from "./renderExercise.tsx";
import { replyTo } from "./replies.ts";

/** An exercise in its player as the main thing of a page, whose interface speaks a language. */
export function playIn(exercise: Exercise, locale: Locale) {
  const atom = atomWith(exercise);
  return renderExercise(
    <main>
      <ExercisePlayer
        atom={atom}
        language="fr"
        onContinue={() => {}}
        onAnswer={async (response, { revealed }) => replyTo(atom, response, revealed)}
      />
    </main>,
    locale,
  );
}
