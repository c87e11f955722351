import type { Locale } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import type { ReactNode, Ref } from "react";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { Check, Contrast, Eye, X } from "../../primitives/icon/icons.ts";
import type { Playable } from "../playable.ts";
import type { ExerciseState, Outcome } from "./exerciseState.ts";
import { badge, detail, feedback, title as titleClass, words } from "./Feedback.css.ts";
import { FeedbackDetails } from "./FeedbackDetails.tsx";

const looks = {
  correct: { glyph: Check, title: "exercise.feedback.correct" },
  completed: { glyph: Check, title: "exercise.feedback.completed" },
  partial: { glyph: Contrast, title: "exercise.feedback.partial" },
  incorrect: { glyph: X, title: "exercise.feedback.incorrect" },
  revealed: { glyph: Eye, title: "exercise.feedback.revealed" },
} as const satisfies Record<Outcome, unknown>;

export interface FeedbackProps {
  readonly playable: Playable;
  /** The language of instruction. */
  readonly language: Locale;
  readonly state: ExerciseState;
  /** Null as long as there is none: then it stands ready, and is not shown. */
  readonly outcome: Outcome | null;
  /** Whether the words were painted: what goes with them follows. */
  readonly painted: boolean;
  /** Where the answer is. */
  readonly delivery: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** What came of the answer: takes focus, so that it is read out where the learner is. */
export function Feedback(props: FeedbackProps) {
  const { playable, language, state, outcome, painted, delivery, ref } = props;
  const { t } = useI18n();
  const id = useId();
  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      hidden={outcome === null}
      data-feedback={outcome ?? undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-detail`}
      className={feedback}
    >
      <span className={badge({ outcome: outcome ?? undefined })}>
        {painted && outcome !== null ? <Icon glyph={looks[outcome].glyph} size="medium" /> : null}
      </span>
      <div className={words}>
        <h3 id={`${id}-title`} className={titleClass}>
          {outcome === null ? "\u00a0" : t(looks[outcome].title)}
        </h3>
        <div id={`${id}-detail`} className={detail}>
          {outcome === null ? null : (
            <FeedbackDetails
              playable={playable}
              language={language}
              state={state}
              outcome={outcome}
            />
          )}
        </div>
        {delivery}
      </div>
    </div>
  );
}
