import type { QuizContent, QuizResponse } from "@alambic/contract";
import { plainText } from "@alambic/domain/exercises/kind";
import { useI18n } from "@alambic/i18n/react";
import { useId, useMemo } from "react";
import { ChoiceCard } from "../choice/ChoiceCard.tsx";
import { choices } from "../choice/ChoiceCard.css.ts";
import { choiceState } from "../choice/choiceState.ts";
import { Picture } from "../picture/Picture.tsx";
import { PromptPicture } from "../picture/PromptPicture.tsx";
import { useStable } from "../player/useStable.ts";
import type { KindProps } from "../renderer.ts";
import { RichText } from "../rich-text/RichText.tsx";
import { several } from "./Quiz.css.ts";

/** Up to so many signs want to be large. */
const briefLength = 3;

/** The choices after one of them was pressed, in the order of the question. */
function pressed(quiz: QuizContent, given: readonly string[], id: string): string[] {
  if (!quiz.multiple) return [id];
  const next = given.includes(id) ? given.filter((other) => other !== id) : [...given, id];
  return quiz.choices.map((choice) => choice.id).filter((choice) => next.includes(choice));
}

/** What stands on the card of a choice. */
function faceOf({ text, picture }: QuizContent["choices"][number]) {
  return (
    <>
      {picture === undefined ? null : <Picture picture={{ ...picture, alt: "" }} size="small" />}
      <span>
        <RichText text={text} />
      </span>
    </>
  );
}

/** A question with native radios, or checkboxes where several answers are right. */
export function Quiz(props: KindProps<QuizContent, QuizResponse>) {
  const { content, response, phase, verdicts, promptId, passageId, onChange } = props;
  const { t } = useI18n();
  const name = useId();
  const hintId = useId();
  const given = response?.choice_ids ?? [];
  const choose = useStable((shortcut: number) => {
    const chosen = content.choices[shortcut - 1];
    if (chosen === undefined) return;
    const choiceIds = pressed(content, given, chosen.id);
    onChange({ content_type: "quiz", choice_ids: choiceIds }, !content.multiple);
  });
  const faces = useMemo(() => content.choices.map(faceOf), [content]);
  const pictured = content.choices.every(({ picture }) => picture !== undefined);
  const isBrief = content.choices.every(
    ({ text, picture }) => picture === undefined && plainText(text).length <= briefLength,
  );
  return (
    <>
      <PromptPicture picture={content.picture} figure={content.figure} />
      <fieldset
        aria-labelledby={promptId}
        aria-describedby={
          [passageId, content.multiple && hintId].filter(Boolean).join(" ") || undefined
        }
      >
        {content.multiple ? (
          <p id={hintId} className={several}>
            {t("exercise.several")}
          </p>
        ) : null}
        <div
          data-brief={isBrief}
          className={choices({ columns: pictured ? "pictures" : isBrief ? "two" : "one" })}
        >
          {content.choices.map(({ id }, index) => (
            <ChoiceCard
              key={id}
              kind={content.multiple ? "checkbox" : "radio"}
              name={name}
              checked={given.includes(id)}
              state={choiceState(phase, given.includes(id), verdicts?.get(id) === true)}
              shortcut={index + 1}
              onChoose={choose}
            >
              {faces[index]}
            </ChoiceCard>
          ))}
        </div>
      </fieldset>
    </>
  );
}
