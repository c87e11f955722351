import type { CodeLanguage } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { frame, gutter, lines, pre } from "./CodeText.css.ts";
import { languageNames } from "./languageNames.ts";
import { Tokens } from "./Tokens.tsx";

export interface CodeTextProps {
  readonly code: string;
  readonly language: CodeLanguage;
}

/** The numbers of so many lines, for the eye alone. */
export function lineNumbers(code: string): string {
  return Array.from({ length: code.split("\n").length }, (_, at) => at + 1).join("\n");
}

/** Code to read, with its lines numbered. Where it is wider than the page it scrolls, by keys too. */
export function CodeText({ code, language }: CodeTextProps) {
  const { t } = useI18n();
  const text = code.replace(/\r\n?/gu, "\n").replace(/(?<!\n)\n+$/u, "");
  const name = languageNames[language];
  return (
    <div dir="ltr" translate="no" className={frame({ tone: "open" })}>
      <span aria-hidden="true" className={gutter}>
        {lineNumbers(text)}
      </span>
      <div
        role="region"
        aria-label={name === null ? t("code.code") : t("code.codeIn", { language: name })}
        tabIndex={0}
        className={lines}
      >
        <pre className={pre}>
          <code>
            <Tokens code={text} language={language} />
          </code>
        </pre>
      </div>
    </div>
  );
}
