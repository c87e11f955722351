import { createElement } from "react";
import type { CSSProperties } from "react";

export interface TranscriptTextProps {
  /** A line for each thing that is said; lines between rules (── … ──) name what was pressed. */
  readonly text: string;
  readonly language: string;
}

const list: CSSProperties = { margin: 0, padding: 0, listStyle: "none", lineHeight: 1.6 };
const spoken: CSSProperties = { paddingBlock: "0.125rem", overflowWrap: "anywhere" };
const pressed: CSSProperties = {
  marginBlock: "1rem 0.5rem",
  paddingBlockStart: "1rem",
  borderBlockStart: "1px solid currentColor",
  fontWeight: 700,
};

/** What a screen reader says, one line each, and what was pressed in between. */
export function TranscriptText({ text, language }: TranscriptTextProps) {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return createElement(
    "ol",
    { lang: language, style: list },
    lines.map((line, index) => {
      const press = /^── (.+) ──$/u.exec(line)?.[1];
      const [style, words] = press === undefined ? [spoken, line] : [pressed, `▸ ${press}`];
      return createElement("li", { key: `${index} ${line}`, style }, words);
    }),
  );
}
