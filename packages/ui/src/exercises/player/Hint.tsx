import type { Locale } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { button } from "../../primitives/button/button.css.ts";
import { ButtonContent } from "../../primitives/button/ButtonContent.tsx";
import { Lightbulb } from "../../primitives/icon/icons.ts";
import { asked, hint, words } from "./Hint.css.ts";

export interface HintProps {
  readonly text: string;
  /** The language of instruction. */
  readonly language: Locale;
  /** Says to screen readers what changed, once. */
  readonly announce: (what: ReactNode) => void;
}

/** What helps to find the answer, for who asks: shown and hidden by a press, read out the first time. */
export function Hint({ text, language, announce }: HintProps) {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  const wasHeard = useRef(false);
  const id = useId();
  const press = () => {
    setOpen(!open);
    if (wasHeard.current) return;
    wasHeard.current = true;
    announce(<span lang={language}>{text}</span>);
  };
  return (
    <div className={hint}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className={`${button({ variant: "quiet", size: "small", shape: "normal" })} ${asked}`}
        onClick={press}
      >
        <ButtonContent icon={Lightbulb}>{t("exercise.showHint")}</ButtonContent>
      </button>
      <p id={id} hidden={!open} lang={language} className={words}>
        {text}
      </p>
    </div>
  );
}
