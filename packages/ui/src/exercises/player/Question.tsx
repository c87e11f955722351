import { useI18n } from "@alambic/i18n/react";
import { memo } from "react";
import type { ReactNode, Ref } from "react";
import type { Playable } from "../playable.ts";
import { eyebrow as eyebrowClass, heading, question, top } from "./Question.css.ts";

export interface QuestionProps {
  readonly id: string;
  readonly playable: Playable;
  readonly title: string;
  readonly language: string;
  /** What is to be done and where one is; without it, the first alone. */
  readonly eyebrow: ReactNode;
  /** What reports a problem, where somebody hears of it. */
  readonly report: ReactNode;
  readonly ref: Ref<HTMLHeadingElement>;
}

/** Of the passage that a question quotes. */
export const passageIdOf = (promptId: string) => `${promptId}-passage`;

/** What is to be done, above the question as a heading. */
export const Question = memo(function Question(props: QuestionProps) {
  const { id, playable, title, language, eyebrow, report, ref } = props;
  const { t } = useI18n();
  const { prompt } = playable;
  return (
    <header className={question}>
      <div className={top}>
        <p className={eyebrowClass}>{eyebrow ?? t(playable.label)}</p>
        {report}
      </div>
      <h2 id={id} ref={ref} tabIndex={-1} lang={language} className={heading}>
        {prompt?.question ?? title}
      </h2>
      {prompt?.quote?.(passageIdOf(id), language)}
    </header>
  );
});
