import { useI18n } from "@alambic/i18n/react";
import { WhenLoaded } from "../WhenLoaded.tsx";
import { extras } from "./extras.ts";
import { hintRoom } from "./ExercisePlayer.css.ts";
import type { HintProps } from "./Hint.tsx";

/** The hint, loaded where there is one: its room is kept, and where it does not come it has no dress. */
export function LazyHint(props: HintProps) {
  return (
    <div className={hintRoom}>
      <WhenLoaded part={extras} otherwise={<Undressed {...props} />}>
        {({ Hint }) => <Hint {...props} />}
      </WhenLoaded>
    </div>
  );
}

/** The hint as the browser alone shows and hides it. */
function Undressed({ text, language, store }: Pick<HintProps, "text" | "language" | "store">) {
  const { t } = useI18n();
  const noteIn = (details: HTMLDetailsElement) => {
    const session = store.get();
    if (session.phase === "answering" && details.open) store.update({ ...session, hint: "open" });
  };
  return (
    <details onToggle={({ currentTarget }) => noteIn(currentTarget)}>
      <summary>{t("exercise.showHint")}</summary>
      <p lang={language}>{text}</p>
    </details>
  );
}
