import type { Locale } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import type { ReactNode, Ref } from "react";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { Check, CircleDashed, Eye, X } from "../../primitives/icon/icons.ts";
import type { Playable } from "../playable.ts";
import type { ExerciseState, Outcome } from "./exerciseState.ts";
import { badge, detail, feedback, title as titleClass, words } from "./Feedback.css.ts";
import { FeedbackDetails } from "./FeedbackDetails.tsx";

const looks = {
  correct: { glyph: Check, title: "exercise.feedback.correct" },
  completed: { glyph: Check, title: "exercise.feedback.completed" },
  partial: { glyph: CircleDashed, title: "exercise.feedback.partial" },
  incorrect: { glyph: X, title: "exercise.feedback.incorrect" },
  revealed: { glyph: Eye, title: "exercise.feedback.revealed" },
} as const satisfies Record<Outcome, unknown>;

export interface FeedbackProps {
  readonly playable: Playable;
  /** The language of instruction. */
  readonly language: Locale;
  readonly state: Exclude<ExerciseState, { phase: "answering" }>;
  readonly outcome: Outcome;
  /** Where the answer is. */
  readonly delivery: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** What came of the answer: takes focus, so that it is read out where the learner is. */
export function Feedback(props: FeedbackProps) {
  const { playable, language, state, outcome, delivery, ref } = props;
  const { t } = useI18n();
  const id = useId();
  const { glyph, title } = looks[outcome];
  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      data-feedback={outcome}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-detail`}
      className={feedback}
    >
      <span className={badge({ outcome })}>
        <Icon glyph={glyph} size="medium" />
      </span>
      <div className={words}>
        <h3 id={`${id}-title`} className={titleClass}>
          {t(title)}
        </h3>
        <div id={`${id}-detail`} className={detail}>
          <FeedbackDetails
            playable={playable}
            language={language}
            state={state}
            outcome={outcome}
          />
        </div>
        {delivery}
      </div>
    </div>
  );
}
