import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import type { ReactNode, Ref } from "react";
import type { Outcome } from "../session/ExerciseSession.ts";
import { badge, detail, feedback, title as titleClass, words } from "./Feedback.css.ts";

export interface FeedbackProps {
  /** Null as long as there is none: then it stands ready, and is not shown. */
  readonly outcome: Outcome | null;
  /** What it will be as things stand: its words are laid out, and not shown. */
  readonly foreseen: Outcome | null;
  readonly sign: ReactNode;
  readonly details: ReactNode;
  /** Where the answer is. */
  readonly delivery: ReactNode;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** What came of the answer: takes focus, so that it is read out where the learner is. */
export function Feedback({ outcome, foreseen, sign, details, delivery, ref }: FeedbackProps) {
  const { t } = useI18n();
  const id = useId();
  const named = outcome ?? foreseen ?? undefined;
  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      hidden={outcome === null}
      data-feedback={outcome}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-detail`}
      className={feedback({ outcome: named })}
    >
      <span className={badge({ outcome: named })}>{sign}</span>
      <div className={words}>
        <h3 id={`${id}-title`} className={titleClass}>
          {named === undefined ? "\u00a0" : t(`exercise.feedback.${named}`)}
        </h3>
        <div id={`${id}-detail`} className={detail}>
          {details}
        </div>
        {delivery}
      </div>
    </div>
  );
}
