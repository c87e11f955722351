import type { Locale } from "@alambic/contract";
import type { ReactNode } from "react";
import type { Outcome } from "../session/ExerciseSession.ts";
import type { OnAnswer } from "../session/Host.ts";
import type { QuestionPosition } from "./Eyebrow.tsx";
import type { PlayableAtom } from "./PlayableAtom.ts";
import type { PlayerParts, Prospect } from "./PlayerParts.ts";

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
  /** When an answer that lacks something is asked again; null where something else says so. */
  readonly prospect?: Prospect | undefined;
  /** A word to who does well, beside a right answer. */
  readonly cheer?: ReactNode;
  /** What follows an answer, in place of what does so in a lesson. */
  readonly late?: PlayerParts["late"] | undefined;
  /** The key that shows the answer, where there is one. */
  readonly revealMarks?: PlayerParts["revealMarks"];
  readonly onAnswer: OnAnswer;
  /** How it ended; null where it could not be played, or its answer was not sent. */
  readonly onContinue: (outcome: Outcome | null) => void;
  readonly onReport?: ((report: ExerciseReport) => void) | undefined;
  /** Shows what vouches for the item, from “Why?”. */
  readonly onWhy?: ((atomId: string) => void) | undefined;
}
