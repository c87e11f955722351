import { useI18n } from "@alambic/i18n/react";
import type { ReactNode, Ref } from "react";
import type { Playable } from "../playable.ts";
import { RichText } from "../rich-text/RichText.tsx";
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
  /** A model wrote it, which its reader is told. */
  readonly isDrafted: boolean;
  readonly report: ReactNode;
  readonly ref: Ref<HTMLHeadingElement>;
}

/** What is to be done and where one is, above the question as a heading. */
export function Question(props: QuestionProps) {
  const { id, playable, title, language, position, isDrafted, report, ref } = props;
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
          {isDrafted ? (
            <span data-drafted-by="model">{` · ${t("exercise.draftedByModel")}`}</span>
          ) : null}
        </p>
        {report}
      </div>
      <h2 id={id} ref={ref} tabIndex={-1} lang={language} className={heading}>
        {prompt === null ? title : <RichText text={prompt} />}
      </h2>
    </header>
  );
}
