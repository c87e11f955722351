import type { ExerciseResponse, Locale, Source } from "@alambic/contract";
import type { CompiledMessages } from "@alambic/i18n";
import { I18nProvider } from "@alambic/i18n/react";
import { Suspense, useEffect, useEffectEvent, useMemo } from "react";
import { RendererBoundary } from "../exercises/fallback/RendererBoundary.tsx";
import { PictureProvider } from "../exercises/picture/PictureProvider.tsx";
import type { Playable, ReadPlayable } from "../exercises/playable.ts";
import type { Outcome } from "../exercises/player/exerciseState.ts";
import { PlayedExercise } from "../exercises/player/PlayedExercise.tsx";
import { LaterFallback } from "./LaterFallback.tsx";
import { root } from "./root.css.ts";

/** What came of an answer that was checked, or of a wish to see the right one. */
export interface CheckedAnswer {
  /** Null where the right answer was asked for without a try. */
  readonly response: ExerciseResponse | null;
  readonly outcome: Outcome;
  /** From 0 to 1. */
  readonly score: number;
  /** Whether each part (choice, place, gap, card) is right. */
  readonly parts: readonly { readonly id: string; readonly correct: boolean }[];
  /** From the question to this answer. */
  readonly elapsedMs: number;
}

/** What was wrong with the content: where it stands (`content.choices.0.id`), and why. */
export interface ContentError {
  readonly path: string;
  readonly code: string;
}

export interface ExerciseProps {
  /**
   * The kind that plays it, from `@alambic/ui/exercises/<kind>`; undefined where there is none, and
   * `unloaded` where it did not arrive.
   */
  readonly kind: ReadPlayable | "unloaded" | undefined;
  /** The content of the kind, as the contract has it; any value is refused in words. */
  readonly content: unknown;
  readonly language: Locale;
  /**
   * The texts of the language: `kit`, `exercise`, where it has one the kind's own catalogue, and
   * `figure` where there are figures.
   */
  readonly messages: CompiledMessages;
  /** As the device has it, unless said otherwise. */
  readonly theme?: "light" | "dark" | "contrast" | undefined;
  /** Names a text to read; other kinds ask by themselves. */
  readonly title?: string | undefined;
  /** What helps to find the answer, for who asks; it may not give the answer away. */
  readonly hint?: string | undefined;
  /** The passage that the exercise rests on. */
  readonly source?: Source | undefined;
  /** Where the shipped pictures are served from, with its last slash. */
  readonly pictures?: string | undefined;
  /** Told of every change of the response. */
  readonly onResponse?: ((response: ExerciseResponse) => void) | undefined;
  /** Told of every answer, right or wrong, and of a right answer shown. */
  readonly onChecked?: ((answer: CheckedAnswer) => void) | undefined;
  /** Told when there is no more to do: all is right, read, judged or shown. */
  readonly onCompleted?: ((answer: CheckedAnswer) => void) | undefined;
  /** Told of content that cannot be played. */
  readonly onRefused?: ((errors: readonly ContentError[]) => void) | undefined;
}

/**
 * One exercise in a page of others: it scores by itself, knows no server, and brings its styles for
 * itself alone. Give it a `key` for each exercise.
 */
export function Exercise(props: ExerciseProps) {
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
