import type { CharacterContent, CharacterResponse, ReadTask } from "@alambic/contract";
import { useId } from "react";
import { useLanguageFont } from "../../primitives/language-font/useLanguageFont.ts";
import { choices } from "../choice/ChoiceCard.css.ts";
import { ChoiceCard } from "../choice/ChoiceCard.tsx";
import { choiceState } from "../choice/choiceState.ts";
import { Picture } from "../picture/Picture.tsx";
import type { KindProps } from "../renderer.ts";
import { RichText } from "../rich-text/RichText.tsx";
import { sign, tile } from "./Character.css.ts";

export interface ReadingProps extends KindProps<CharacterContent, CharacterResponse> {
  readonly task: ReadTask;
}

/** The character at its largest, and what it may be. */
export function Reading(props: ReadingProps) {
  const { content, task, response, phase, verdicts, promptId, onChange } = props;
  const name = useId();
  const given = response?.answer.type === "chosen" ? response.answer.choice_id : null;
  useLanguageFont(content.lang, content.character);
  return (
    <>
      <div className={tile}>
        <span lang={content.lang} className={sign}>
          {content.character}
        </span>
      </div>
      <fieldset aria-labelledby={promptId}>
        <div className={choices({ columns: "two" })}>
          {task.choices.map(({ id, text, picture }, index) => (
            <ChoiceCard
              key={id}
              kind="radio"
              name={name}
              checked={given === id}
              state={choiceState(phase, given === id, verdicts?.get(id) === true)}
              shortcut={index + 1}
              onChoose={() =>
                onChange({ content_type: "character", answer: { type: "chosen", choice_id: id } })
              }
            >
              {picture === undefined ? null : (
                <Picture picture={{ ...picture, alt: "" }} size="small" />
              )}
              <span>
                <RichText text={text} />
              </span>
            </ChoiceCard>
          ))}
        </div>
      </fieldset>
    </>
  );
}
