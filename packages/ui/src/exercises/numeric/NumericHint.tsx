import type { Locale, NumericContent, Tolerance } from "@alambic/contract";
import { readExact, writeNumber } from "@alambic/domain/exercises/numeric";
import { useI18n } from "@alambic/i18n/react";

export interface NumericHintProps {
  readonly content: NumericContent;
  /** The language that numbers are read in. */
  readonly language: Locale;
}

function writeTolerance({ kind, amount }: Tolerance, language: Locale): string {
  const { numerator, denominator } = readExact(amount);
  if (kind === "absolute") return writeNumber({ numerator, denominator }, language);
  return `${writeNumber({ numerator: numerator * 100n, denominator }, language)}\u00A0%`;
}

/** How to write the number, and how exact it has to be. */
export function NumericHint({ content, language }: NumericHintProps) {
  const { t } = useI18n();
  const { tolerance } = content;
  return (
    <>
      {content.unit_asked === true ? t("numeric.hintUnit") : t("numeric.hint")}
      {tolerance === undefined
        ? null
        : ` ${t("numeric.tolerance", { amount: writeTolerance(tolerance, language) })}`}
    </>
  );
}
