import type { ComponentType } from "react";
import type { CompletionMode } from "../playable.ts";
import type { DeliveryLineProps } from "./DeliveryLine.tsx";
import type { Delivery, Outcome } from "../session/ExerciseSession.ts";

/** What can be done once an answer was given. */
export interface NextActionsProps {
  readonly completion: CompletionMode;
  readonly outcome: Outcome;
  readonly delivery: Delivery;
  readonly onReveal: () => void;
  readonly onContinue: () => void;
  readonly onRetry: () => void;
}

/** What not every host of an exercise shows: each brings its own, and loads no other's. */
export interface PlayerParts {
  /** What leads on; where it is not there, an exercise stands alone and can be tried again. */
  readonly Next?: ComponentType<NextActionsProps>;
  /** Where the answer is, where it goes anywhere. */
  readonly Delivery?: ComponentType<DeliveryLineProps>;
  /** The class of a sheet that stays at the thumb; without it the sheet lies in the page. */
  readonly pinnedSheet?: string;
}
