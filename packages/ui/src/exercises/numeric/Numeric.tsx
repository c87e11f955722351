import type { NumericContent, NumericResponse } from "@alambic/contract";
import { wholeExercise } from "@alambic/domain/exercises/kind";
import { readExact, writeNumber } from "@alambic/domain/exercises/numeric";
import { useI18n } from "@alambic/i18n/react";
import { useState } from "react";
import { AnswerField } from "../answer-field/AnswerField.tsx";
import { PromptPicture } from "../picture/PromptPicture.tsx";
import type { KindProps } from "../renderer.ts";
import { useLazy } from "../useLazy.ts";
import { hintFor } from "./hintFor.ts";
import { lazyNumeric } from "./lazyNumeric.ts";

/** The number keypads of phones have no minus, no fraction bar, no power and no letters. */
function keypadFor({ answer, units, unit_asked: asked = false }: NumericContent) {
  return asked || (units?.length ?? 0) > 1 || /[-/e]/u.test(answer) ? "text" : "decimal";
}

/** Of several parts all have to be right; undefined while answering. */
function verdictOf(verdicts: ReadonlyMap<string, boolean> | null): boolean | undefined {
  return verdicts === null ? undefined : [...verdicts.values()].every(Boolean);
}

/** The answer as the language writes it. */
function written({ content, language }: KindProps<NumericContent, NumericResponse>): string {
  const { answer, units, unit_asked: asked = false } = content;
  const number = answer.includes("/") ? answer : writeNumber(readExact(answer), language);
  return asked ? `${number}\u00A0${units?.[0]?.symbol ?? ""}` : number;
}

/** A number to type, with its unit beside it or in it. */
export function Numeric(props: KindProps<NumericContent, NumericResponse>) {
  const { content, response, phase, verdicts, promptId, passageId, language, onChange } = props;
  const i18n = useI18n();
  const [left, setLeft] = useState(false);
  const typed = response?.text ?? "";
  const text = phase === "revealed" ? written(props) : typed;
  const [unit] = content.units ?? [];
  const later = useLazy(lazyNumeric, typed !== "");
  const said = later?.typedHint(content, typed, language, left, i18n);
  return (
    <>
      <PromptPicture picture={content.picture} figure={content.figure} />
      <AnswerField
        label={i18n.t(phase === "revealed" ? "exercise.rightAnswer" : "exercise.yourAnswer")}
        promptId={promptId}
        passageId={passageId}
        value={text}
        maxLength={200}
        keypad={keypadFor(content)}
        tabular
        readOnly={phase !== "answering"}
        right={verdicts?.get(wholeExercise) ?? verdictOf(verdicts)}
        beside={content.unit_asked === true ? undefined : unit?.symbol}
        hint={phase === "answering" ? (said ?? hintFor(content, language, i18n)) : undefined}
        onType={(next) => onChange({ content_type: "numeric", text: next })}
        onLeave={() => setLeft(true)}
      />
      {verdicts === null || later === null ? null : <later.PartVerdicts verdicts={verdicts} />}
    </>
  );
}
