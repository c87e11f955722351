import { useI18n } from "@alambic/i18n/react";
import type { KindLabel } from "../playable.ts";

export interface QuestionPosition {
  /** From 1. */
  readonly number: number;
  readonly total: number;
  /** It came before, and was not right yet. */
  readonly again: boolean;
}

export interface EyebrowProps {
  /** What is to be done, in a word or two. */
  readonly label: KindLabel;
  readonly position: QuestionPosition | undefined;
  /** Where it comes from, in a word or two. */
  readonly note: string | undefined;
  /** A model wrote it, which its reader is told. */
  readonly isDrafted: boolean;
}

/** What is to be done and where one is in a lesson. */
export function Eyebrow({ label, position, note, isDrafted }: EyebrowProps) {
  const { t } = useI18n();
  const kind = t(label);
  return (
    <>
      {position === undefined
        ? kind
        : position.again
          ? t("exercise.again", { kind })
          : t("exercise.position", { kind, ...position })}
      {note === undefined ? null : ` · ${note}`}
      {isDrafted ? (
        <span data-drafted-by="model">{` · ${t("exercise.draftedByModel")}`}</span>
      ) : null}
    </>
  );
}
