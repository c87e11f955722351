import { useI18n } from "@alambic/i18n/react";
import { lazy, Suspense } from "react";
import type { ComponentType } from "react";
import { fallbackTexts } from "../exercises/fallback/fallbackTexts.ts";
import type { ExerciseFallbackProps } from "../exercises/fallback/ExerciseFallback.tsx";

type FallbackProps = Pick<ExerciseFallbackProps, "reason">;

const Drawn = lazy<ComponentType<FallbackProps>>(async () =>
  import("../exercises/fallback/ExerciseFallback.tsx").then(
    ({ ExerciseFallback }) => ({ default: ExerciseFallback }),
    () => ({ default: Words }),
  ),
);

/** The words alone, until the rest has come, and where it does not come. */
function Words({ reason }: FallbackProps) {
  const { t } = useI18n();
  const { title, text } = fallbackTexts[reason];
  return (
    <>
      <h2>{t(title)}</h2>
      <p>{t(text)}</p>
    </>
  );
}

/** Stands in the place of an exercise that cannot be played; hosts whose content is sound never load it. */
export function LaterFallback(props: FallbackProps) {
  return (
    <Suspense fallback={<Words {...props} />}>
      <Drawn {...props} />
    </Suspense>
  );
}
