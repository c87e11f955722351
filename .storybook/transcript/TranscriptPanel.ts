import { createElement } from "react";
import { useGlobals, useParameter } from "storybook/manager-api";
import { toLocale } from "../globals.ts";
import { TranscriptText } from "./TranscriptText.ts";
import { transcriptIn, transcriptKey } from "./transcript-key.ts";

const none =
  "This story has no transcript. Every kind of exercise has one: a test writes it down as it walks through the exercise with a virtual screen reader.";

const panel = {
  blockSize: "100%",
  overflow: "auto",
  boxSizing: "border-box",
  padding: "1rem 1.25rem",
} as const;

/** The tab that shows what a screen reader says of a story, in the language of the toolbar. */
export function TranscriptPanel({ active }: { readonly active: boolean }) {
  const [globals] = useGlobals();
  const parameter = useParameter<unknown>(transcriptKey);
  const language = toLocale(globals["language"], "story");
  const text = transcriptIn(parameter, language);
  const content =
    text === undefined
      ? createElement("p", null, none)
      : createElement(TranscriptText, { text, language });
  return createElement("div", { hidden: !active, style: panel, tabIndex: 0 }, content);
}
