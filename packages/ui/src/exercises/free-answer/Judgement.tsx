import type { FreeAnswerContent } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import type { Ref } from "react";
import { choices } from "../choice/ChoiceCard.css.ts";
import { ChoiceCard } from "../choice/ChoiceCard.tsx";
import { RichText } from "../rich-text/RichText.tsx";
import { legend, model, own, sheets, title, words } from "./FreeAnswer.css.ts";
import { FoundPoints } from "./FoundPoints.tsx";

export interface JudgementProps {
  readonly content: FreeAnswerContent;
  readonly text: string;
  readonly found: readonly string[];
  readonly open: boolean;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onJudge: (found: string[]) => void;
}

/** The learner's text and the model answer beside each other, and the key points to tick. */
export function Judgement({ content, text, found, open, headingRef, onJudge }: JudgementProps) {
  const { t } = useI18n();
  const id = useId();
  const points = content.key_points;
  const toggled = (pressed: string) =>
    points
      .map((point) => point.id)
      .filter((point) => (point === pressed) !== found.includes(point));
  return (
    <>
      <div className={sheets}>
        <section aria-labelledby={`${id}-own`} className={own}>
          <h3 id={`${id}-own`} className={title}>
            {t("freeAnswer.write")}
          </h3>
          <p lang={content.lang} dir="auto" className={words}>
            {text}
          </p>
        </section>
        <section aria-labelledby={`${id}-model`} className={model}>
          <h3 ref={headingRef} id={`${id}-model`} tabIndex={-1} className={title}>
            {t("freeAnswer.model")}
          </h3>
          <p lang={content.lang} dir="auto" className={words}>
            <RichText text={content.model_answer} />
          </p>
        </section>
      </div>
      {open ? (
        <fieldset aria-labelledby={`${id}-legend`} aria-describedby={`${id}-hint`}>
          <div className={legend}>
            <h3 id={`${id}-legend`} className={title}>
              {t("freeAnswer.judge")}
            </h3>
            <p id={`${id}-hint`}>{t("freeAnswer.judgeHint")}</p>
          </div>
          <div className={choices({ columns: "one" })}>
            {points.map((point, index) => (
              <ChoiceCard
                key={point.id}
                kind="checkbox"
                name={id}
                checked={found.includes(point.id)}
                state="open"
                shortcut={index + 1}
                onChoose={() => onJudge(toggled(point.id))}
              >
                <span>
                  <RichText text={point.text} />
                </span>
              </ChoiceCard>
            ))}
          </div>
        </fieldset>
      ) : (
        <FoundPoints points={points} found={found} />
      )}
    </>
  );
}
