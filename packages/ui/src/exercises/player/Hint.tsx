import type { Locale } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import type { ReactNode } from "react";
import { button } from "../../primitives/button/button.css.ts";
import { ButtonContent } from "../../primitives/button/ButtonContent.tsx";
import { Lightbulb } from "../../primitives/icon/icons.ts";
import { hintPressed } from "../session/answered.ts";
import type { SessionStore } from "../session/createSessionStore.ts";
import type { HintState } from "../session/ExerciseSession.ts";
import { asked, hint, words } from "./Hint.css.ts";

export interface HintProps {
  readonly text: string;
  /** The language of instruction. */
  readonly language: Locale;
  readonly state: HintState;
  /** The session that remembers whether it is open. */
  readonly store: SessionStore;
  /** Says to screen readers what changed, once. */
  readonly announce: (what: ReactNode) => void;
}

/** What helps to find the answer, for who asks: shown and hidden by a press, read out the first time. */
export function Hint({ text, language, state, store, announce }: HintProps) {
  const { t } = useI18n();
  const id = useId();
  const press = () => {
    if (state === "unheard") announce(<span lang={language}>{text}</span>);
    store.update(hintPressed(store.get()));
  };
  return (
    <div className={hint}>
      <button
        type="button"
        aria-expanded={state === "open"}
        aria-controls={id}
        className={`${button({ variant: "quiet", size: "small", shape: "normal" })} ${asked}`}
        onClick={press}
      >
        <ButtonContent icon={Lightbulb}>{t("exercise.showHint")}</ButtonContent>
      </button>
      <p id={id} hidden={state !== "open"} lang={language} className={words}>
        {text}
      </p>
    </div>
  );
}
