import type { ComponentType } from "react";
import type { Course } from "../playable.ts";
import type { DeliveryLineProps } from "./DeliveryLine.tsx";
import type { Delivery, Outcome } from "./exerciseState.ts";
import type { ReportButtonProps } from "./ReportButton.tsx";
import type { WhyProps } from "./Why.tsx";

/** What can be done once an answer was given. */
export interface NextActionsProps {
  readonly course: Course;
  readonly outcome: Outcome;
  readonly delivery: Delivery;
  readonly onReveal: () => void;
  readonly onGoOn: () => void;
  readonly onRetry: () => void;
}

/** What not every host of an exercise shows: each brings its own, and loads no other's. */
export interface PlayerParts {
  readonly Why: ComponentType<WhyProps>;
  readonly Next: ComponentType<NextActionsProps>;
  /** Where the answer is; null where it goes nowhere. */
  readonly Delivery: ComponentType<DeliveryLineProps> | null;
  /** Null where nobody hears of problems. */
  readonly Report: ComponentType<ReportButtonProps> | null;
}
