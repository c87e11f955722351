import type { Locale, NumericContent, Tolerance } from "@alambic/contract";
import { readExact, writeNumber } from "@alambic/domain/exercises/numeric";
import type { useI18n } from "@alambic/i18n/react";

function writeTolerance({ kind, amount }: Tolerance, language: Locale): string {
  const { numerator, denominator } = readExact(amount);
  if (kind === "absolute") return writeNumber({ numerator, denominator }, language);
  return `${writeNumber({ numerator: numerator * 100n, denominator }, language)}\u00A0%`;
}

/** How to write the number, and how exact it has to be; nothing for a whole number. */
export function hintFor(
  { answer, tolerance, unit_asked: unitAsked = false }: NumericContent,
  language: Locale,
  { t }: ReturnType<typeof useI18n>,
): string | undefined {
  if (tolerance !== undefined) {
    const amount = writeTolerance(tolerance, language);
    const how = unitAsked ? t("numeric.hintUnit") : t("numeric.hint");
    return `${how} ${t("numeric.tolerance", { amount })}`;
  }
  if (unitAsked) return t("numeric.hintUnit");
  if (answer.includes("/")) return t("numeric.hintFraction");
  return /^-?\d+$/u.test(answer) ? undefined : t("numeric.hint");
}
