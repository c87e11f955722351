import { useI18n } from "@alambic/i18n/react";
import { Later } from "../Later.tsx";
import { extras } from "./extras.ts";
import { hintRoom } from "./ExercisePlayer.css.ts";
import type { HintProps } from "./Hint.tsx";

/** The hint, loaded where there is one: its room is kept, and where it does not come it has no dress. */
export function LaterHint(props: HintProps) {
  return (
    <div className={hintRoom}>
      <Later part={extras} otherwise={<Undressed {...props} />}>
        {({ Hint }) => <Hint {...props} />}
      </Later>
    </div>
  );
}

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
