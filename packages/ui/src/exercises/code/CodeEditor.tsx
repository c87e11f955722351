import type { CodeLanguage } from "@alambic/contract";
import { useId } from "react";
import type { ReactNode } from "react";
import { CodeArea } from "../../primitives/code-area/CodeArea.tsx";
import { field, hint as hintClass, label as labelClass } from "../answer-field/AnswerField.css.ts";
import { VerdictMark } from "../verdict/VerdictMark.tsx";

export interface CodeEditorProps {
  readonly label: string;
  readonly promptId: string;
  readonly language: CodeLanguage;
  readonly value: string;
  readonly maxLength: number;
  readonly readOnly: boolean;
  /** Undefined while answering. */
  readonly right: boolean | undefined;
  readonly hint: ReactNode;
  readonly onType: (text: string) => void;
}

/** Code that answers an exercise, with its verdict. */
export function CodeEditor(props: CodeEditorProps) {
  const { label, promptId, language, value, maxLength, readOnly, right, hint, onType } = props;
  const id = useId();
  return (
    <div className={field}>
      <label id={`${id}-label`} htmlFor={id} className={labelClass}>
        {label}
      </label>
      <CodeArea
        id={id}
        labelledBy={`${promptId} ${id}-label`}
        describedBy={right === undefined ? `${id}-hint` : `${id}-verdict`}
        language={language}
        value={value}
        maxLength={maxLength}
        readOnly={readOnly}
        tone={right === undefined ? "edited" : right ? "right" : "wrong"}
        before={
          readOnly ? null : (
            <p id={`${id}-hint`} className={hintClass}>
              {hint}
            </p>
          )
        }
        after={
          right === undefined ? null : (
            <span id={`${id}-verdict`}>
              <VerdictMark right={right} />
            </span>
          )
        }
        onType={onType}
      />
    </div>
  );
}
