import { useI18n } from "@alambic/i18n/react";
import { useEffect, useEffectEvent } from "react";
import type { ExerciseFallbackProps } from "../exercises/fallback/ExerciseFallback.tsx";
import { WhenLoaded } from "../exercises/WhenLoaded.tsx";
import { extras } from "../exercises/player/extras.ts";
import type { ContentError, ExerciseProps } from "./ExerciseProps.ts";

export interface LazyFallbackProps
  extends Pick<ExerciseFallbackProps, "reason" | "onRetry">, Pick<ExerciseProps, "onRefused"> {
  /** What is wrong with the content; without it there is no kind, or its renderer failed. */
  readonly refused?: readonly ContentError[] | undefined;
  /** What the renderer failed with. */
  readonly message?: string | undefined;
}

const codes = {
  unknown: "unknown_type",
  unloaded: "not_loaded",
  broken: "failed",
} as const;

/**
 * Stands in the place of an exercise that cannot be played, and tells the host why, once. Its looks come
 * late: hosts whose content is sound never load them. Until then, and where they do not come, it is words.
 */
export function LazyFallback(props: LazyFallbackProps) {
  const { reason, onRetry, refused, message, onRefused } = props;
  const { t } = useI18n();
  const tell = useEffectEvent((errors: LazyFallbackProps["refused"]) =>
    onRefused?.(errors ?? [{ path: "content_type", code: codes[reason], message }]),
  );
  useEffect(() => tell(refused), [refused]);
  const words = (
    <>
      <h2>{t(`exercise.${reason}.title`)}</h2>
      <p>{t(`exercise.${reason}.text`)}</p>
    </>
  );
  return (
    <WhenLoaded part={extras} meanwhile={words} otherwise={words}>
      {({ ExerciseFallback }) => <ExerciseFallback reason={reason} onRetry={onRetry} />}
    </WhenLoaded>
  );
}
