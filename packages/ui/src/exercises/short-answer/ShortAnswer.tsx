import type { ShortAnswerContent, ShortAnswerResponse } from "@alambic/contract";
import { wholeExercise } from "@alambic/domain/exercises/kind";
import { useI18n } from "@alambic/i18n/react";
import { useLanguageFont } from "../../primitives/language-font/useLanguageFont.ts";
import { AnswerField } from "../answer-field/AnswerField.tsx";
import { PromptPicture } from "../picture/PromptPicture.tsx";
import type { KindProps } from "../renderer.ts";

/** The number keypads of phones have neither a fraction bar nor a minus. */
function keypadFor(answers: readonly string[]): "decimal" | "text" {
  return answers.some((answer) => /[/−-]/u.test(answer)) ? "text" : "decimal";
}

/** A question answered in a few words, or with a number. */
export function ShortAnswer(props: KindProps<ShortAnswerContent, ShortAnswerResponse>) {
  const { content, response, phase, verdicts, promptId, passageId, onChange } = props;
  const { t } = useI18n();
  const isNumber = content.answer_type === "number";
  useLanguageFont(content.lang, content.answers.join());
  return (
    <>
      <PromptPicture picture={content.picture} figure={content.figure} />
      <AnswerField
        label={t(phase === "revealed" ? "exercise.rightAnswer" : "exercise.yourAnswer")}
        promptId={promptId}
        passageId={passageId}
        value={response?.text ?? ""}
        maxLength={2000}
        lang={content.lang}
        keypad={isNumber ? keypadFor(content.answers) : undefined}
        tabular={isNumber}
        readOnly={phase !== "answering"}
        right={verdicts?.get(wholeExercise)}
        hint={isNumber && phase !== "revealed" ? t("exercise.numberHint") : undefined}
        onType={(text) => onChange({ content_type: "short_answer", text })}
      />
    </>
  );
}
