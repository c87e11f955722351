import type { ExerciseResponse } from "@alambic/contract";
import { correctResponse, emptyResponse, scoreResponse } from "@alambic/domain/exercises";
import type { Exercise } from "@alambic/domain/exercises";
import { Suspense, useId, useState } from "react";
import { StateSheet } from "../../testing/index.ts";
import { promptOf } from "../player/prompt.ts";
import { renderers } from "../registry.ts";
import type { Phase } from "../renderer.ts";
import { RichText } from "../rich-text/RichText.tsx";

export interface RendererStateProps {
  readonly exercise: Exercise;
  readonly phase?: Phase;
  /** The response at first: nothing unless said otherwise. */
  readonly response?: ExerciseResponse | null;
}

/** A renderer in one of its states, without the player around it. */
export function RendererState(props: RendererStateProps) {
  const { exercise, phase = "answering" } = props;
  const start = phase === "revealed" ? correctResponse(exercise) : props.response;
  const [response, setResponse] = useState(start ?? emptyResponse(exercise));
  const promptId = useId();
  const Renderer = renderers[exercise.content_type];
  const score =
    phase === "answering" || response === null
      ? null
      : scoreResponse(exercise, response, { locale: "fr" });
  const prompt = promptOf(exercise);
  return (
    <Suspense fallback={<span aria-busy="true" />}>
      <div style={{ display: "grid", gap: "1rem", inlineSize: "100%", maxInlineSize: "40rem" }}>
        {prompt === null ? null : (
          <p id={promptId}>
            <RichText text={prompt} />
          </p>
        )}
        <Renderer
          exercise={exercise}
          response={response}
          language="fr"
          promptId={promptId}
          phase={phase}
          verdicts={score && new Map(score.parts.map(({ id, correct }) => [id, correct]))}
          announce={() => {}}
          onChange={setResponse}
        />
      </div>
    </Suspense>
  );
}

/** Every state of a kind on one sheet. */
export function RendererSheet({ states }: { readonly states: Record<string, RendererStateProps> }) {
  return (
    <StateSheet
      layout="rows"
      states={Object.fromEntries(
        Object.entries(states).map(([name, state]) => [
          name,
          <RendererState key={name} {...state} />,
        ]),
      )}
    />
  );
}
