import type { ComponentType } from "react";
import type { DeliveryLineProps } from "./DeliveryLine.tsx";
import type { ReportButtonProps } from "./ReportButton.tsx";
import type { WhyProps } from "./Why.tsx";

/** What not every host of an exercise shows: each brings its own, and loads no other's. */
export interface PlayerParts {
  readonly Why: ComponentType<WhyProps>;
  /** Where the answer is; null where it goes nowhere. */
  readonly Delivery: ComponentType<DeliveryLineProps> | null;
  /** Null where nobody hears of problems. */
  readonly Report: ComponentType<ReportButtonProps> | null;
}
