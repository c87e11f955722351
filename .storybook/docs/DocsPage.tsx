import {
  Canvas,
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
import type { ComponentNotes } from "../../packages/ui/src/testing/documented.ts";
import { toLocale } from "../globals.ts";
import { TranscriptText } from "../transcript/TranscriptText.ts";
import { transcriptIn, transcriptKey } from "../transcript/transcript-key.ts";
import { Guidance } from "./Guidance.tsx";
import { notesIn } from "./notes.ts";
import { ExerciseUsage } from "./ExerciseUsage.tsx";
import { PropertyTypes } from "./PropertyTypes.tsx";
import { Usage } from "./Usage.tsx";
import { readExercise } from "./usage-code.ts";
import { useGlobal } from "./useGlobal.ts";
import { WordedControls } from "./WordedControls.tsx";

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
        <Plates stories={first === undefined ? others : [first, ...others]} />
      </>
    );
  }
  const { component, initialArgs, parameters } = preparedMeta;
  const exercise = readExercise(initialArgs["exercise"]);
  return (
    <>
      <Title />
      <Description />
      {exercise === undefined ? <Usage component={component} /> : null}
      <Primary />
      {exercise === undefined ? (
        <>
          <WordedControls />
          <PropertyTypes component={component} />
        </>
      ) : null}
      <Guidance notes={notes} />
      <Transcript parameter={preparedMeta.parameters[transcriptKey]} />
      {exercise === undefined ? null : (
        <ExerciseUsage exercise={exercise} parameters={parameters} />
      )}
      <States notes={notes} />
      {others.length === 0 ? null : <h2 id="examples">Examples</h2>}
      <Examples stories={others} />
    </>
  );
}

type Stories = ReturnType<DocsContextProps["componentStories"]>;

function Examples({ stories }: { readonly stories: Stories }) {
  return stories.map((story) => {
    const width = viewportOf(story.storyGlobals);
    return width === undefined ? (
      <DocsStory key={story.id} of={story.moduleExport} expanded />
    ) : (
      <InWindow key={story.id} story={story} width={width} />
    );
  });
}

/** The width that a story is made for, by its name in the toolbar; `undefined` for any width. */
function viewportOf(globals: Readonly<Record<string, unknown>>): string | undefined {
  const viewport = globals["viewport"];
  return typeof viewport === "object" && viewport !== null && "value" in viewport
    ? String(viewport.value)
    : undefined;
}

interface InWindowProps {
  readonly story: Stories[number];
  readonly width: string;
}

/** A story for a small screen, in a window as wide as one. */
function InWindow({ story, width }: InWindowProps) {
  return (
    <>
      <div className="sb-anchor">
        <h3 id={story.id}>{story.name}</h3>
      </div>
      <Description of={story.moduleExport} />
      <Canvas
        of={story.moduleExport}
        className={`alambic-${width}`}
        story={{ inline: false, height: "560px" }}
        sourceState="none"
      />
    </>
  );
}

/** What is looked at and not used: its code would say nothing. */
function Plates({ stories }: { readonly stories: Stories }) {
  return stories.map(({ id, name, moduleExport }) => (
    <section key={id}>
      <h2 id={id}>{name}</h2>
      <Description of={moduleExport} />
      <Canvas of={moduleExport} sourceState="none" withToolbar={false} />
    </section>
  ));
}

function Transcript({ parameter }: { readonly parameter: unknown }) {
  const language = toLocale(useGlobal("language"), "docs");
  const text = transcriptIn(parameter, language);
  return text === undefined ? null : (
    <details>
      <summary>What a screen reader says ({language})</summary>
      <TranscriptText text={text} language={language} />
    </details>
  );
}

/** Which states there are, and the sheet of them, which is hidden from the sidebar. */
function States({ notes }: { readonly notes: ComponentNotes }) {
  const context = useContext(DocsContext);
  const states = context.componentStories().find(({ name }) => name === "States");
  const words = [notes.states?.map((name) => `- ${name}`).join("\n"), notes.otherStates].filter(
    (part) => part !== undefined,
  );
  return states === undefined && words.length === 0 ? null : (
    <>
      <h2 id="states">States</h2>
      {words.length === 0 ? null : <Markdown>{words.join("\n\n")}</Markdown>}
      {states === undefined ? null : (
        <Canvas of={states.moduleExport} sourceState="none" withToolbar={false} />
      )}
    </>
  );
}
