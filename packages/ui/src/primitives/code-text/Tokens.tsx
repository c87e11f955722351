import type { CodeLanguage } from "@alambic/contract";
import { useMemo } from "react";
import { token } from "./CodeText.css.ts";
import { tokensOf } from "./tokens.ts";

export interface TokensProps {
  readonly code: string;
  readonly language: CodeLanguage;
}

/** Code with its comments, texts, numbers and keywords told apart: by weight and slant too. */
export function Tokens({ code, language }: TokensProps) {
  const tokens = useMemo(() => tokensOf(code, language), [code, language]);
  return tokens.map(({ kind, text }, at) =>
    kind === "plain" ? (
      text
    ) : (
      <span key={`${at}`} className={token({ kind })}>
        {text}
      </span>
    ),
  );
}
