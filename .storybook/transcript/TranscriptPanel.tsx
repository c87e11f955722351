import { AddonPanel } from "storybook/internal/components";
import { useGlobals, useParameter } from "storybook/manager-api";
import { toLocale } from "../globals.ts";
import { TranscriptText } from "./TranscriptText.tsx";
import { transcriptIn, transcriptKey } from "./transcript-key.ts";

/** The tab that shows what a screen reader says of a story, in the language of the toolbar. */
export function TranscriptPanel({ active }: { readonly active: boolean }) {
  const [globals] = useGlobals();
  const parameter = useParameter<unknown>(transcriptKey);
  const language = toLocale(globals["language"]);
  const text = transcriptIn(parameter, language);
  return (
    <AddonPanel active={active}>
      <div style={{ padding: "1rem 1.25rem", maxInlineSize: "48rem" }}>
        {text === undefined ? (
          <p>
            This story has no transcript. Every kind of exercise has one: it is written down by a
            test that walks through it with a virtual screen reader.
          </p>
        ) : (
          <TranscriptText text={text} language={language} />
        )}
      </div>
    </AddonPanel>
  );
}
