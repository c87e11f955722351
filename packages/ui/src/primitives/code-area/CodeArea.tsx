import type { CodeLanguage } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useLayoutEffect, useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { editor, frame, gutter, layers, lines, pre, underlay } from "../code-text/CodeText.css.ts";
import { lineNumbers } from "../code-text/CodeText.tsx";
import { Tokens } from "../code-text/Tokens.tsx";
import { area, foot, indents } from "./CodeArea.css.ts";
import { indented } from "./indented.ts";

export interface CodeAreaProps {
  readonly id: string;
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly language: CodeLanguage;
  readonly value: string;
  readonly maxLength: number;
  readonly readOnly?: boolean | undefined;
  readonly tone?: "edited" | "right" | "wrong" | undefined;
  /** Under it, before the buttons that indent. */
  readonly before?: ReactNode;
  /** Under it, after them. */
  readonly after?: ReactNode;
  readonly onType: (text: string) => void;
  /** Told of keys pressed in it; one that is dealt with is prevented. */
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLTextAreaElement>) => void) | undefined;
}

/**
 * A text box for code: numbered lines, its words told apart. Tab leaves it, as it leaves every
 * field; indenting has keys and buttons of its own.
 */
export function CodeArea(props: CodeAreaProps) {
  const { id, labelledBy, describedBy, language, value, maxLength } = props;
  const { readOnly = false, tone = "edited", before, after, onType, onKeyDown } = props;
  const { t } = useI18n();
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
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const way = { BracketRight: "in", BracketLeft: "out" } as const;
    if (event.code !== "BracketRight" && event.code !== "BracketLeft") return;
    event.preventDefault();
    indent(way[event.code]);
  };
  return (
    <div className={area}>
      <div dir="ltr" translate="no" className={frame({ tone })}>
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
              aria-labelledby={labelledBy}
              aria-describedby={describedBy}
              autoCapitalize="none"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              className={editor}
              onKeyDown={press}
              onChange={(event) => onType(event.target.value)}
            />
          </div>
        </div>
      </div>
      <div className={foot}>
        {before}
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
        {after}
      </div>
    </div>
  );
}
