import type { Locale, VocabularyContent, VocabularyDirection } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { button } from "../../primitives/button/button.css.ts";
import { ButtonContent } from "../../primitives/button/ButtonContent.tsx";
import { Icon } from "../../primitives/icon/Icon.tsx";
import { ArrowRight, RefreshCw } from "../../primitives/icon/icons.ts";
import { VisuallyHidden } from "../../primitives/visually-hidden/VisuallyHidden.tsx";
import { bar, way } from "./DirectionSwitch.css.ts";

export interface DirectionSwitchProps {
  readonly content: VocabularyContent;
  readonly direction: VocabularyDirection;
  /** The language of instruction. */
  readonly language: Locale;
  readonly open: boolean;
  readonly onTurn: () => void;
}

/** Says which way the words are asked, and turns them around. */
export function DirectionSwitch(props: DirectionSwitchProps) {
  const { content, direction, language, open, onTurn } = props;
  const { t, locale } = useI18n();
  const names = new Intl.DisplayNames(locale, { type: "language" });
  const languages = [content.lang, content.meaning_lang ?? language].map(
    (tag) => names.of(tag) ?? tag,
  );
  const [from = "", to = ""] = direction === "term_to_meaning" ? languages : languages.toReversed();
  return (
    <div className={bar}>
      <p lang={locale}>
        <span aria-hidden="true" className={way}>
          {from}
          <Icon icon={ArrowRight} size="small" flips />
          {to}
        </span>
        <VisuallyHidden>{t("vocabulary.way", { from, to })}</VisuallyHidden>
      </p>
      {open ? (
        <button
          type="button"
          className={button({ variant: "quiet", size: "small", shape: "normal" })}
          onClick={onTurn}
        >
          <ButtonContent icon={RefreshCw}>{t("vocabulary.turn")}</ButtonContent>
        </button>
      ) : null}
    </div>
  );
}
