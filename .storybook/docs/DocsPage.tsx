import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Markdown,
  Primary,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import type { DocsContextProps } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { toLocale } from "../globals.ts";
import { TranscriptText } from "../transcript/TranscriptText.ts";
import { transcriptIn, transcriptKey } from "../transcript/transcript-key.ts";
import { Guidance } from "./Guidance.tsx";
import { notesIn } from "./notes.ts";
import { useGlobal } from "./useGlobal.ts";

/** A component's page: what it is for, itself, its properties, guidance, and every state. */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const [first, ...others] = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes("autodocs"));
  const notes = notesIn(preparedMeta.parameters);
  if (notes === undefined) {
    return (
      <>
        <Title />
        <Description />
        <Examples stories={first === undefined ? others : [first, ...others]} />
      </>
    );
  }
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      <Guidance notes={notes} />
      <Transcript parameter={preparedMeta.parameters[transcriptKey]} />
      <States words={notes.states} />
      {others.length === 0 ? null : <h2 id="examples">Examples</h2>}
      <Examples stories={others} />
    </>
  );
}

type Stories = ReturnType<DocsContextProps["componentStories"]>;

function Examples({ stories }: { readonly stories: Stories }) {
  return stories.map(({ id, moduleExport }) => <DocsStory key={id} of={moduleExport} expanded />);
}

function Transcript({ parameter }: { readonly parameter: unknown }) {
  const language = toLocale(useGlobal("language"));
  const text = transcriptIn(parameter, language);
  return text === undefined ? null : (
    <details>
      <summary>What a screen reader says ({language})</summary>
      <TranscriptText text={text} language={language} />
    </details>
  );
}

/** Which states there are, and the sheet of them, which is hidden from the sidebar. */
function States({ words }: { readonly words: string | undefined }) {
  const context = useContext(DocsContext);
  const states = context.componentStories().find(({ name }) => name === "States");
  return states === undefined && words === undefined ? null : (
    <>
      <h2 id="states">States</h2>
      {words === undefined ? null : <Markdown>{words}</Markdown>}
      {states === undefined ? null : (
        <Canvas of={states.moduleExport} sourceState="none" withToolbar={false} />
      )}
    </>
  );
}
