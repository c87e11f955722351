import type { AtomMetadata, Locale } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";
import { ExercisePlayer } from "../player/ExercisePlayer.tsx";
import type { ExercisePlayerProps } from "../player/ExercisePlayerProps.ts";
import { atomWith } from "./atomWith.ts";
import { renderExercise } from "./renderExercise.tsx";
import { replyTo } from "./replies.ts";

/** What a host adds to an exercise. */
export interface Additions extends Pick<ExercisePlayerProps, "onReport" | "onWhy"> {
  readonly metadata?: AtomMetadata;
}

/** All that can stand around an exercise. */
export const everything: Additions = {
  metadata: {
    hint: "Relis la page 12 : la réponse y est, mot pour mot.",
    source: {
      quote: "La période d’essai peut être renouvelée une fois",
      context:
        "La période d’essai peut être renouvelée une fois si un accord de branche étendu le prévoit.",
      title: "Ton document",
      page: 14,
    },
  },
  onReport: () => {},
  onWhy: () => {},
};

/** An exercise in its player as the main thing of a page, whose interface speaks a language. */
export function playIn(exercise: Exercise, locale: Locale, additions: Additions = {}) {
  const { metadata = {}, ...handlers } = additions;
  const atom = { ...atomWith(exercise), metadata };
  return renderExercise(
    <main>
      <ExercisePlayer
        atom={atom}
        language="fr"
        onContinue={() => {}}
        onAnswer={async (response, { revealed }) => replyTo(atom, response, revealed)}
        {...handlers}
      />
    </main>,
    locale,
  );
}
