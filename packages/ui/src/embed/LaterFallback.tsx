import { useI18n } from "@alambic/i18n/react";
import type { ExerciseFallbackProps } from "../exercises/fallback/ExerciseFallback.tsx";
import { Later } from "../exercises/Later.tsx";
import { extras } from "../exercises/player/extras.ts";

type FallbackProps = Pick<ExerciseFallbackProps, "reason" | "onRetry">;

/** Stands in the place of an exercise that cannot be played; hosts whose content is sound never load it. */
export function LaterFallback(props: FallbackProps) {
  const words = <Words {...props} />;
  return (
    <Later part={extras} meanwhile={words} otherwise={words}>
      {({ ExerciseFallback }) => <ExerciseFallback {...props} />}
    </Later>
  );
}

/** The words alone, until the rest has come, and where it does not come. */
function Words({ reason }: FallbackProps) {
  const { t } = useI18n();
  return (
    <>
      <h2>{t(`exercise.${reason}.title`)}</h2>
      <p>{t(`exercise.${reason}.text`)}</p>
    </>
  );
}
