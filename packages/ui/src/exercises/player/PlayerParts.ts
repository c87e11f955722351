import type { ComponentType, ReactNode } from "react";
import type { Lazy } from "../lazy.ts";
import type { ShortcutMarks } from "../keys/shortcutMarks.ts";
import type { CompletionMode } from "../playable.ts";
import type { DeliveryLineProps } from "./DeliveryLine.tsx";
import type { Delivery, Outcome } from "../session/ExerciseSession.ts";
import type { WhyProps } from "./Why.tsx";

/** What can be done once an answer was given. */
export interface NextActionsProps {
  readonly completion: CompletionMode;
  readonly outcome: Outcome;
  readonly delivery: Delivery;
  readonly onReveal: () => void;
  readonly onContinue: () => void;
  readonly onRetry: () => void;
}

/** What follows an answer and not every host shows: it comes with what judges the first. */
export interface LateParts {
  /** What leads on; where it is not there, an exercise stands alone and can be tried again. */
  readonly Next: ComponentType<NextActionsProps>;
  /** Where the answer is. */
  readonly Delivery: ComponentType<DeliveryLineProps>;
  /** An answer counts as it is: it is not tried again, and why another is right is no secret. */
  readonly isFinal?: boolean;
  /** Why the answer is right, where it has little room. */
  readonly Why?: ComponentType<WhyProps>;
  /** Brings what came of the answer and the answer itself into view, together. */
  readonly showAnswer?: (form: HTMLElement) => void;
}

/** When an answer that lacks something is asked again; null where something else says so. */
export type Prospect = "end" | "round" | null;

/** What not every host of an exercise has: each brings its own, and loads no other's. */
export interface PlayerParts {
  readonly late?: Lazy<LateParts>;
  /** The class of an exercise that has the screen to itself; without it, it lies in a page. */
  readonly fullScreen?: string;
  readonly prospect?: Prospect | undefined;
  /** A word to who does well. */
  readonly cheer?: ReactNode;
  /** The key that shows the answer. */
  readonly revealMarks?: ShortcutMarks | undefined;
}
