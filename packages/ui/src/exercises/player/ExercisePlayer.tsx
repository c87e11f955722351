import type { Locale } from "@alambic/contract";
import { useMemo } from "react";
import { ExerciseFallback } from "../fallback/ExerciseFallback.tsx";
import { RendererBoundary } from "../fallback/RendererBoundary.tsx";
import type { Outcome } from "./exerciseState.ts";
import { column, player } from "./ExercisePlayer.css.ts";
import type { PlayableAtom } from "./PlayableAtom.ts";
import { readAtom } from "./PlayableAtom.ts";
import { PlayedExercise } from "./PlayedExercise.tsx";
import type { QuestionPosition } from "./Question.tsx";
import type { OnAnswer } from "./useExercise.ts";

/** What was reported: what the player itself found wrong, if anything. */
export interface ExerciseReport {
  readonly atomId: string;
  readonly reason: "learner" | "unknown" | "broken" | "unloaded";
  /** Paths and codes, for those who repair it. */
  readonly details: readonly string[];
}

export interface ExercisePlayerProps {
  readonly atom: PlayableAtom;
  /** The language of instruction. */
  readonly language: Locale;
  /** The language of the source (BCP 47), where it is another. */
  readonly sourceLanguage?: string | undefined;
  readonly position?: QuestionPosition | undefined;
  /** It has the screen to itself: its sheet stays at the thumb. Else it lies in the page. */
  readonly fullScreen?: boolean | undefined;
  /** Moves focus to the question when it appears: for every question but a page's first. */
  readonly focused?: boolean | undefined;
  readonly onAnswer: OnAnswer;
  /** How it ended; null where it could not be played, or its answer was not sent. */
  readonly onContinue: (outcome: Outcome | null) => void;
  readonly onReport?: ((report: ExerciseReport) => void) | undefined;
}

/**
 * Plays one exercise: question, answer, check or reveal, feedback with its source, and on. It holds
 * the response, and knows no network. Give it a `key` of its own for each turn.
 */
export function ExercisePlayer(props: ExercisePlayerProps) {
  const { atom, onContinue, onReport } = props;
  const read = useMemo(() => readAtom(atom), [atom]);
  const report = (reason: ExerciseReport["reason"]) => {
    const details = read.ok ? [] : read.errors.map(({ path, code }) => `${path}: ${code}`);
    onReport?.({ atomId: atom.id, reason, details });
  };
  const fallback = (reason: "unknown" | "broken" | "unloaded") => (
    <div className={player}>
      <div className={column}>
        <ExerciseFallback
          reason={reason}
          onReport={onReport === undefined ? undefined : () => report(reason)}
          onSkip={() => onContinue(null)}
        />
      </div>
    </div>
  );
  if (!read.ok) return fallback(read.reason);
  return (
    <RendererBoundary fallback={fallback}>
      <PlayedExercise
        {...props}
        exercise={read.exercise}
        onReport={onReport === undefined ? undefined : () => report("learner")}
      />
    </RendererBoundary>
  );
}
