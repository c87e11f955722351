import type { VocabularyContent, VocabularyDirection, VocabularyEntry } from "@alambic/contract";
import {
  answerLanguage,
  answersOf,
  askedOf,
  choicesOf,
} from "@alambic/domain/exercises/vocabulary";
import { useI18n } from "@alambic/i18n/react";
import { useLanguageFont } from "../../primitives/language-font/useLanguageFont.ts";
import { AnswerField } from "../answer-field/AnswerField.tsx";
import { Picture } from "../picture/Picture.tsx";
import { ChoiceField } from "./ChoiceField.tsx";
import { asked as askedClass, card, reading as readingClass } from "./Vocabulary.css.ts";

export interface WordProps {
  readonly content: VocabularyContent;
  readonly entry: VocabularyEntry;
  readonly direction: VocabularyDirection;
  readonly text: string;
  readonly open: boolean;
  /** Undefined while answering. */
  readonly right: boolean | undefined;
  /** The word was known, and its article was not. */
  readonly onlyArticle: boolean;
  readonly onGive: (text: string) => void;
}

/** A word and the place of its translation. A picture shows only where it does not tell the answer. */
export function Word(props: WordProps) {
  const { content, entry, direction, text, open, right, onlyArticle, onGive } = props;
  const { t } = useI18n();
  const fromTerm = direction === "term_to_meaning";
  const lang = answerLanguage(content, direction);
  const asked = askedOf(entry, direction);
  useLanguageFont(fromTerm ? content.lang : content.meaning_lang, asked);
  useLanguageFont(lang, answersOf(entry, direction).join());
  const label = (
    <span className={askedClass}>
      <span lang={fromTerm ? content.lang : content.meaning_lang}>{asked}</span>
      {fromTerm && entry.reading !== undefined ? (
        <span className={readingClass}>{entry.reading}</span>
      ) : null}
    </span>
  );
  const shared = { label, lang, right, value: text, readOnly: !open };
  return (
    <li className={card({ pictured: entry.picture !== undefined && !fromTerm })}>
      {entry.picture === undefined || fromTerm ? null : (
        <Picture picture={{ ...entry.picture, alt: "" }} size="small" />
      )}
      {content.mode === "chosen" ? (
        <ChoiceField {...shared} choices={choicesOf(content, direction)} onChoose={onGive} />
      ) : (
        <AnswerField
          {...shared}
          maxLength={300}
          enterKeyHint="next"
          hint={onlyArticle ? t("vocabulary.article") : undefined}
          onType={onGive}
        />
      )}
    </li>
  );
}
