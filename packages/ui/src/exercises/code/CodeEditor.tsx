import type { CodeLanguage } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useId, useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { field, hint as hintClass, label as labelClass } from "../answer-field/AnswerField.css.ts";
import { editor, frame, gutter, layers, lines, pre, underlay } from "../code-text/CodeText.css.ts";
import { lineNumbers } from "../code-text/CodeText.tsx";
import { Tokens } from "../code-text/Tokens.tsx";
import { useKeyDown } from "../keys/useKeyDown.ts";
import { VerdictMark } from "../verdict/VerdictMark.tsx";
import { foot, indents } from "./CodeEditor.css.ts";
import { indented } from "./indented.ts";

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

/**
 * A text box for code: numbered lines, its words told apart. Tab leaves it, as it leaves every
 * field; indenting has keys and buttons of its own.
 */
export function CodeEditor(props: CodeEditorProps) {
  const { label, promptId, language, value, maxLength, readOnly, right, hint, onType } = props;
  const { t } = useI18n();
  const id = useId();
  const frameRef = useRef<HTMLDivElement>(null);
  const textRef = useRef<HTMLTextAreaElement>(null);
  const selection = useRef<readonly [number, number] | null>(null);

  useLayoutEffect(() => {
    if (selection.current !== null) textRef.current?.setSelectionRange(...selection.current);
    selection.current = null;
  });

  const indent = (way: "in" | "out") => {
    const box = textRef.current;
    if (box === null || readOnly) return;
    const next = indented({ text: value, start: box.selectionStart, end: box.selectionEnd }, way);
    if (next.text.length > maxLength) return;
    selection.current = [next.start, next.end];
    box.focus();
    onType(next.text);
  };
  useKeyDown(frameRef, (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const way = { BracketRight: "in", BracketLeft: "out" } as const;
    if (event.code !== "BracketRight" && event.code !== "BracketLeft") return;
    event.preventDefault();
    indent(way[event.code]);
  });
  const tone = right === undefined ? "edited" : right ? "right" : "wrong";
  return (
    <div className={field}>
      <label id={`${id}-label`} htmlFor={id} className={labelClass}>
        {label}
      </label>
      <div ref={frameRef} dir="ltr" translate="no" className={frame({ tone })}>
        <span aria-hidden="true" className={gutter}>
          {lineNumbers(value)}
        </span>
        <div className={lines}>
          <div className={layers}>
            <pre aria-hidden="true" className={`${pre} ${underlay}`}>
              <Tokens code={`${value}\n`} language={language} />
            </pre>
            <textarea
              ref={textRef}
              id={id}
              value={value}
              wrap="off"
              rows={value.split("\n").length}
              maxLength={maxLength}
              readOnly={readOnly}
              aria-labelledby={`${promptId} ${id}-label`}
              aria-describedby={right === undefined ? `${id}-hint` : `${id}-verdict`}
              autoCapitalize="none"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              className={editor}
              onChange={(event) => onType(event.target.value)}
            />
          </div>
        </div>
      </div>
      <div className={foot}>
        {readOnly ? null : (
          <p id={`${id}-hint`} className={hintClass}>
            {hint}
          </p>
        )}
        {readOnly || language === "text" ? null : (
          <div className={indents}>
            <Button variant="quiet" size="small" onPress={() => indent("out")}>
              {t("code.outdent")}
            </Button>
            <Button variant="quiet" size="small" onPress={() => indent("in")}>
              {t("code.indent")}
            </Button>
          </div>
        )}
        {right === undefined ? null : (
          <span id={`${id}-verdict`}>
            <VerdictMark right={right} />
          </span>
        )}
      </div>
    </div>
  );
}
