import { I18nProvider } from "@alambic/i18n/react";
import { Suspense, useEffect, useEffectEvent, useMemo } from "react";
import { RendererBoundary } from "../exercises/fallback/RendererBoundary.tsx";
import { PictureProvider } from "../exercises/picture/PictureProvider.tsx";
import type { Playable, ReadPlayable } from "../exercises/playable.ts";
import { PlayedExercise } from "../exercises/player/PlayedExercise.tsx";
import type { ContentError, ExerciseProps } from "./ExerciseProps.ts";
import { LaterFallback } from "./LaterFallback.tsx";
import { root } from "./root.css.ts";

/** An exercise as it is once its turn has come. */
export function DrawnExercise(props: ExerciseProps) {
  const { kind, content, language, messages, theme, pictures = "/pictures/" } = props;
  const read = useMemo(
    () => (typeof kind === "function" ? kind(content) : undefined),
    [kind, content],
  );
  const missing = kind === "unloaded" ? "unloaded" : "unknown";
  useRefusal(read, missing, props.onRefused);
  return (
    <div className={root} lang={language} data-theme={theme}>
      <I18nProvider locale={language} messages={messages}>
        <PictureProvider baseUrl={pictures}>
          <RendererBoundary
            fallback={(reason, onRetry) => <LaterFallback reason={reason} onRetry={onRetry} />}
          >
            {read?.ok === true ? (
              <Suspense>
                <EmbeddedExercise {...props} playable={read.value} />
              </Suspense>
            ) : (
              <LaterFallback reason={read === undefined ? missing : "broken"} />
            )}
          </RendererBoundary>
        </PictureProvider>
      </I18nProvider>
    </div>
  );
}

/** Tells the host of content that cannot be played, once for each content. */
function useRefusal(
  read: ReturnType<ReadPlayable> | undefined,
  missing: "unknown" | "unloaded",
  onRefused: ExerciseProps["onRefused"],
): void {
  const tell = useEffectEvent((errors: readonly ContentError[]) => onRefused?.(errors));
  useEffect(() => {
    const code = missing === "unloaded" ? "not_loaded" : "unknown_type";
    if (read === undefined) tell([{ path: "content_type", code }]);
    else if (!read.ok) tell(read.error);
  }, [read, missing]);
}

function EmbeddedExercise(props: ExerciseProps & { readonly playable: Playable }) {
  const {
    playable,
    language,
    title = "",
    hint,
    source,
    onResponse,
    onChecked,
    onCompleted,
  } = props;
  return (
    <PlayedExercise
      playable={playable}
      title={title}
      hint={hint}
      source={source}
      language={language}
      onAnswer={(response, { score: scored, elapsedMs }) => {
        const answer = {
          response,
          outcome: scored?.outcome ?? "revealed",
          score: scored?.score ?? 0,
          parts: scored?.parts ?? [],
          elapsedMs,
        } as const;
        onChecked?.(answer);
        if (scored === null || scored.correct) onCompleted?.(answer);
        return "scored";
      }}
      onContinue={undefined}
      onResponse={onResponse}
    />
  );
}
