import type { ShortAnswerContent, ShortAnswerResponse } from "@alambic/contract";
import { wholeExercise } from "@alambic/domain/exercises/kind";
import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import { useLanguageFont } from "../../primitives/language-font/useLanguageFont.ts";
import { PromptPicture } from "../picture/PromptPicture.tsx";
import type { KindProps } from "../renderer.ts";
import { VerdictMark } from "../verdict/VerdictMark.tsx";
import { box, field, hint, input, label } from "./ShortAnswer.css.ts";

/** The number keypads of phones have neither a fraction bar nor a minus. */
function keypadFor(answers: readonly string[]): "decimal" | "text" {
  return answers.some((answer) => /[/−-]/u.test(answer)) ? "text" : "decimal";
}

/** A question answered in a few words, or with a number. */
export function ShortAnswer(props: KindProps<ShortAnswerContent, ShortAnswerResponse>) {
  const { content, response, phase, verdicts, promptId, onChange } = props;
  const { t } = useI18n();
  const id = useId();
  const isNumber = content.answer_type === "number";
  const right = verdicts?.get(wholeExercise);
  useLanguageFont(content.lang, content.answers.join());
  const described = [isNumber ? `${id}-hint` : "", right === undefined ? "" : `${id}-verdict`];
  return (
    <>
      <PromptPicture picture={content.picture} />
      <div className={field}>
        <label id={`${id}-label`} htmlFor={id} className={label}>
          {t("exercise.yourAnswer")}
        </label>
        <div className={box({ tone: right === undefined ? "open" : right ? "right" : "wrong" })}>
          <input
            id={id}
            type="text"
            inputMode={isNumber ? keypadFor(content.answers) : undefined}
            value={response?.text ?? ""}
            lang={content.lang}
            maxLength={2000}
            readOnly={phase !== "answering"}
            aria-labelledby={`${promptId} ${id}-label`}
            aria-describedby={described.join(" ").trim() || undefined}
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            className={input({ number: isNumber })}
            onChange={(event) =>
              onChange({ content_type: "short_answer", text: event.target.value })
            }
          />
          {right === undefined ? null : (
            <span id={`${id}-verdict`}>
              <VerdictMark right={right} />
            </span>
          )}
        </div>
        {isNumber ? (
          <p id={`${id}-hint`} className={hint}>
            {t("exercise.numberHint")}
          </p>
        ) : null}
      </div>
    </>
  );
}
