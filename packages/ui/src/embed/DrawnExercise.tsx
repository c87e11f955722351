import { I18nProvider } from "@alambic/i18n/react";
import { Suspense, useMemo } from "react";
import { RendererBoundary } from "../exercises/fallback/RendererBoundary.tsx";
import { PictureProvider } from "../exercises/picture/PictureProvider.tsx";
import type { Playable } from "../exercises/playable.ts";
import { PlayedExercise } from "../exercises/player/PlayedExercise.tsx";
import type { ExerciseProps } from "./ExerciseProps.ts";
import { LazyFallback } from "./LazyFallback.tsx";
import { root } from "./root.css.ts";

/** An exercise as it is once its turn has come. */
export function DrawnExercise(props: ExerciseProps) {
  const { kind, content, language, messages, theme, pictures = "/pictures/" } = props;
  const read = useMemo(
    () => (typeof kind === "function" ? kind(content) : undefined),
    [kind, content],
  );
  return (
    <div className={root} lang={language} data-theme={theme}>
      <I18nProvider locale={language} messages={messages}>
        <PictureProvider baseUrl={pictures}>
          <RendererBoundary
            fallback={(reason, onRetry, message) => (
              <LazyFallback {...props} reason={reason} onRetry={onRetry} message={message} />
            )}
          >
            {read?.ok ? (
              <Suspense>
                <EmbeddedExercise {...props} playable={read.value} />
              </Suspense>
            ) : (
              <LazyFallback
                {...props}
                reason={read ? "broken" : kind === "unloaded" ? kind : "unknown"}
                refused={read?.error}
              />
            )}
          </RendererBoundary>
        </PictureProvider>
      </I18nProvider>
    </div>
  );
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
