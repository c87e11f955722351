import { useI18n } from "@alambic/i18n/react";
import { memo } from "react";
import type { Ref } from "react";
import type { Playable } from "../playable.ts";
import { RichText } from "../rich-text/RichText.tsx";
import type { PlayerParts } from "./PlayerParts.ts";
import { eyebrow, heading, top } from "./Question.css.ts";

export interface QuestionPosition {
  /** From 1. */
  readonly number: number;
  readonly total: number;
  /** It came before, and was not right yet. */
  readonly again: boolean;
}

export interface QuestionProps {
  readonly id: string;
  readonly playable: Playable;
  readonly title: string;
  readonly language: string;
  readonly position: QuestionPosition | undefined;
  /** Where it comes from, in a word or two. */
  readonly note: string | undefined;
  /** A model wrote it, which its reader is told. */
  readonly isDrafted: boolean;
  readonly Report: PlayerParts["Report"];
  readonly onReport: (() => void) | undefined;
  readonly ref: Ref<HTMLHeadingElement>;
}

/** What is to be done and where one is, above the question as a heading. */
export const Question = memo(function Question(props: QuestionProps) {
  const { id, playable, title, language, position, note, isDrafted, ref } = props;
  const { Report, onReport } = props;
  const { t } = useI18n();
  const { prompt } = playable;
  const kind = t(playable.label);
  return (
    <header>
      <div className={top}>
        <p className={eyebrow}>
          {position === undefined
            ? kind
            : position.again
              ? t("exercise.again", { kind })
              : t("exercise.position", { kind, ...position })}
          {note === undefined ? null : ` · ${note}`}
          {isDrafted ? (
            <span data-drafted-by="model">{` · ${t("exercise.draftedByModel")}`}</span>
          ) : null}
        </p>
        {Report !== null && onReport !== undefined ? <Report onReport={onReport} /> : null}
      </div>
      <h2 id={id} ref={ref} tabIndex={-1} lang={language} className={heading}>
        {prompt === null ? title : <RichText text={prompt} />}
      </h2>
    </header>
  );
});
