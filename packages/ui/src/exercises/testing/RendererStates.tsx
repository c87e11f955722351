import type { ExerciseResponse } from "@alambic/contract";
import { correctResponse, scoreResponse } from "@alambic/domain/exercises";
import type { Exercise } from "@alambic/domain/exercises/kind";
import { I18nProvider, useI18n } from "@alambic/i18n/react";
import { Suspense, useId, useState } from "react";
import { StateSheet } from "../../testing/index.ts";
import type { Playable } from "../playable.ts";
import { useKind } from "../registry.ts";
import { verdictsOf } from "../renderer.ts";
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
  return (
    <Suspense fallback={<span aria-busy="true" />}>
      <LoadedState {...props} />
    </Suspense>
  );
}

function LoadedState(props: RendererStateProps) {
  const { locale } = useI18n();
  const { read, messages } = useKind(props.exercise.content_type, locale);
  const result = read(props.exercise.content);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return (
    <I18nProvider locale={locale} messages={messages}>
      <PlayableState {...props} playable={result.value} />
    </I18nProvider>
  );
}

function PlayableState(props: RendererStateProps & { readonly playable: Playable }) {
  const { playable, phase = "answering" } = props;
  const start = phase === "revealed" ? correctResponse(playable.exercise) : props.response;
  const [response, setResponse] = useState(start ?? playable.empty);
  const promptId = useId();
  const { Renderer, prompt } = playable;
  const score =
    phase === "answering" || response === null
      ? null
      : scoreResponse(playable.exercise, response, { locale: "fr" });
  return (
    <div
      style={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: "1rem",
        inlineSize: "100%",
        maxInlineSize: "40rem",
      }}
    >
      {prompt === null ? null : (
        <p id={promptId}>
          <RichText text={prompt.whole} />
        </p>
      )}
      <Renderer
        exercise={playable.exercise}
        response={response}
        language="fr"
        promptId={promptId}
        phase={phase}
        verdicts={score && verdictsOf(score)}
        announce={() => {}}
        onChange={setResponse}
      />
    </div>
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
