import type { TrueFalseContent, TrueFalseResponse } from "@alambic/contract";
import { wholeExercise } from "@alambic/domain/exercises/kind";
import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import { ChoiceCard } from "../choice/ChoiceCard.tsx";
import { choices } from "../choice/ChoiceCard.css.ts";
import { choiceState } from "../choice/choiceState.ts";
import { PromptPicture } from "../picture/PromptPicture.tsx";
import { useStable } from "../player/useStable.ts";
import type { KindProps } from "../renderer.ts";

/** A statement, judged by one of two native radios. */
export function TrueFalse(props: KindProps<TrueFalseContent, TrueFalseResponse>) {
  const { content, response, phase, verdicts, promptId, onChange } = props;
  const { t } = useI18n();
  const name = useId();
  const choose = useStable((shortcut: number) =>
    onChange({ content_type: "true_false", value: shortcut === 1 }, true),
  );
  const right = verdicts?.get(wholeExercise) === true;
  return (
    <>
      <PromptPicture picture={content.picture} figure={content.figure} />
      <fieldset aria-labelledby={promptId} className={choices({ columns: "two" })}>
        {[true, false].map((value, index) => (
          <ChoiceCard
            key={String(value)}
            kind="radio"
            name={name}
            checked={response?.value === value}
            state={choiceState(phase, response?.value === value, right)}
            shortcut={index + 1}
            onChoose={choose}
          >
            {value ? t("exercise.true") : t("exercise.false")}
          </ChoiceCard>
        ))}
      </fieldset>
    </>
  );
}
