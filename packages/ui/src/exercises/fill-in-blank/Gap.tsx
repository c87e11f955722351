import type { GapSegment } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import { useLanguageFont } from "../../primitives/language-font/useLanguageFont.ts";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { VerdictMark } from "../verdict/VerdictMark.tsx";
import { frame, input, sizer } from "./Gap.css.ts";

export interface GapProps {
  readonly gap: GapSegment;
  /** Its place among the gaps, from 1. */
  readonly number: number;
  readonly total: number;
  readonly text: string;
  readonly open: boolean;
  /** Undefined while answering. */
  readonly right: boolean | undefined;
  readonly onType: (text: string) => void;
}

/** An input inside a sentence, as wide as what is typed. */
export function Gap({ gap, number, total, text, open, right, onType }: GapProps) {
  const { t } = useI18n();
  const id = useId();
  useLanguageFont(gap.lang, gap.answers.join());
  const tone = right === undefined ? "open" : right ? "right" : "wrong";
  const hint = gap.hint === undefined ? "" : t("exercise.hint", { hint: gap.hint });
  return (
    <span className={frame({ tone })}>
      <VisuallyHidden>
        <label htmlFor={id}>{t("exercise.blank", { number, total })}</label>
      </VisuallyHidden>
      <span className={sizer({ open })} lang={gap.lang} data-text={text === "" ? hint : text}>
        <input
          id={id}
          type="text"
          value={text}
          lang={gap.lang}
          maxLength={300}
          size={1}
          placeholder={hint === "" ? " " : hint}
          readOnly={!open}
          aria-describedby={right === undefined ? undefined : `${id}-verdict`}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint={number === total ? "done" : "next"}
          className={input}
          onChange={(event) => onType(event.target.value)}
        />
      </span>
      {right === undefined ? null : (
        <span id={`${id}-verdict`}>
          <VerdictMark right={right} />
        </span>
      )}
    </span>
  );
}
