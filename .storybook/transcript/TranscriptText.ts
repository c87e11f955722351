import { createElement } from "react";
import type { CSSProperties } from "react";

export interface TranscriptTextProps {
  /**
   * A line for each thing that is said; lines between rules (── … ──) name what was pressed, lines
   * between double ones (══ … ══) the exercise that is answered.
   */
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

const asked: CSSProperties = { ...pressed, marginBlockStart: "2rem", fontSize: "1.15em" };

/** A line as it is shown: the question of an exercise, what was pressed, or what is said. */
function shown(line: string): readonly [CSSProperties, string] {
  const [, rule, words] = /^(══|──) (.+) \1$/u.exec(line) ?? [];
  if (words === undefined) return [spoken, line];
  return rule === "══" ? [asked, words] : [pressed, `▸ ${words}`];
}

/** What a screen reader says, one line each, and what was pressed in between. */
export function TranscriptText({ text, language }: TranscriptTextProps) {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return createElement(
    "ol",
    { lang: language, style: list },
    lines.map((line, index) => {
      const [style, words] = shown(line);
      return createElement("li", { key: `${index} ${line}`, style }, words);
    }),
  );
}
