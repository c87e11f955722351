import { useId } from "react";
import type { ReactNode } from "react";
import { VerdictMark } from "../verdict/VerdictMark.tsx";
import {
  box,
  field,
  hint as hintClass,
  input,
  label as labelClass,
  trailing,
} from "./AnswerField.css.ts";

export interface AnswerFieldProps {
  readonly label: ReactNode;
  /** The id of the heading that asks, which names the input with the label. */
  readonly promptId?: string | undefined;
  /** The id of the passage that is asked about, which describes the input. */
  readonly passageId?: string | undefined;
  readonly value: string;
  readonly maxLength: number;
  /** The language of the answer (BCP 47), where it is not that of instruction. */
  readonly lang?: string | undefined;
  /** The keypad of phones. */
  readonly keypad?: "text" | "decimal" | undefined;
  /** Figures of one width. */
  readonly tabular?: boolean | undefined;
  readonly readOnly: boolean;
  /** Undefined while answering. */
  readonly right: boolean | undefined;
  /** What stands beside the answer: a unit. */
  readonly beside?: ReactNode;
  readonly hint?: ReactNode;
  readonly enterKeyHint?: "done" | "next" | "send" | undefined;
  /** Marks it as where focus goes on. */
  readonly next?: boolean | undefined;
  readonly onType: (text: string) => void;
  readonly onLeave?: (() => void) | undefined;
}

/** A line to type an answer on. Nothing helps with the spelling; once checked it says its verdict. */
export function AnswerField(props: AnswerFieldProps) {
  const {
    label,
    promptId,
    passageId = "",
    value,
    maxLength,
    lang,
    keypad,
    tabular = false,
    readOnly,
  } = props;
  const { right, beside, hint, enterKeyHint = "done", next, onType, onLeave } = props;
  const id = useId();
  const described = [
    passageId,
    beside === undefined ? "" : `${id}-beside`,
    hint === undefined ? "" : `${id}-hint`,
    right === undefined ? "" : `${id}-verdict`,
  ];
  return (
    <div className={field}>
      <label id={`${id}-label`} htmlFor={id} className={labelClass}>
        {label}
      </label>
      <div className={box({ tone: right === undefined ? "open" : right ? "right" : "wrong" })}>
        <input
          id={id}
          data-next={next}
          type="text"
          inputMode={keypad}
          value={value}
          lang={lang}
          dir={lang === undefined ? undefined : "auto"}
          maxLength={maxLength}
          readOnly={readOnly}
          aria-labelledby={promptId === undefined ? undefined : `${promptId} ${id}-label`}
          aria-describedby={described.join(" ").trim() || undefined}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint={enterKeyHint}
          className={input({ tabular })}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
        />
        {beside === undefined ? null : (
          <span id={`${id}-beside`} className={trailing}>
            {beside}
          </span>
        )}
        {right === undefined ? null : (
          <span id={`${id}-verdict`}>
            <VerdictMark right={right} />
          </span>
        )}
      </div>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={hintClass}>
          {hint}
        </p>
      )}
    </div>
  );
}
