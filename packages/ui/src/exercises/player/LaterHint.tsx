import { useI18n } from "@alambic/i18n/react";
import { lazy, memo, Suspense } from "react";
import type { ComponentType } from "react";
import { hintRoom } from "./ExercisePlayer.css.ts";
import type { HintProps } from "./Hint.tsx";

const Drawn = lazy<ComponentType<HintProps>>(async () =>
  import("./Hint.tsx").then(
    ({ Hint }) => ({ default: Hint }),
    () => ({ default: Undressed }),
  ),
);

/** The hint as the browser alone shows and hides it. */
function Undressed({ text, language }: HintProps) {
  const { t } = useI18n();
  return (
    <details>
      <summary>{t("exercise.showHint")}</summary>
      <p lang={language}>{text}</p>
    </details>
  );
}

/** The hint, loaded where there is one: its room is kept, and where it does not come it has no dress. */
export const LaterHint = memo(function LaterHint(props: HintProps) {
  return (
    <div className={hintRoom}>
      <Suspense>
        <Drawn {...props} />
      </Suspense>
    </div>
  );
});
