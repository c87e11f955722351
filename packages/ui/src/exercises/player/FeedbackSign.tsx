import { Icon } from "../../primitives/icon/Icon.tsx";
import { Check, Contrast, Eye, X } from "../../primitives/icon/icons.ts";
import type { Outcome } from "../session/ExerciseSession.ts";

const glyphs = {
  correct: Check,
  completed: Check,
  partial: Contrast,
  incorrect: X,
  revealed: Eye,
} as const satisfies Record<Outcome, unknown>;

/** The sign of a verdict. Decoration: words beside it say it. */
export function FeedbackSign({ outcome }: { readonly outcome: Outcome }) {
  return <Icon icon={glyphs[outcome]} size="medium" />;
}
