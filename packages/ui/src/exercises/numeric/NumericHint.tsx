import type { Locale, NumericContent, Tolerance } from "@alambic/contract";
import { quantityIn, readExact, writeNumber } from "@alambic/domain/exercises/numeric";
import { useI18n } from "@alambic/i18n/react";

export interface NumericHintProps {
  readonly content: NumericContent;
  readonly text: string;
  /** The language that numbers are read in. */
  readonly language: Locale;
  /** The learner has been elsewhere: now is the time to say that it is not readable. */
  readonly left: boolean;
}

/** Spaces are written in many ways, and mean the same. */
function withoutSpaces(text: string): string {
  return text.replace(/[\s\u202F\u00A0]/gu, "");
}

function writeTolerance({ kind, amount }: Tolerance, language: Locale): string {
  const { numerator, denominator } = readExact(amount);
  if (kind === "absolute") return writeNumber({ numerator, denominator }, language);
  return `${writeNumber({ numerator: numerator * 100n, denominator }, language)}\u00A0%`;
}

/** How to write the number; then what was understood, wherever that is not what stands there. */
export function NumericHint({ content, text, language, left }: NumericHintProps) {
  const { t, list } = useI18n();
  const symbols = content.units?.map(({ symbol }) => symbol) ?? [];
  const asked = content.unit_asked === true;
  const given = { content_type: "numeric" as const, text };
  const quantity = quantityIn(content, given, language);
  if (text.trim() !== "" && quantity !== null) {
    const own = quantity.unit === "none" || quantity.unit === "unknown" ? undefined : quantity.unit;
    const unit = symbols[0] ?? "";
    const number = writeNumber(quantity.value, language);
    const value = own === undefined ? number : `${number}\u00A0${unit}`;
    const plain = withoutSpaces(text);
    const same = plain === withoutSpaces(value) || /\d\/\d|[½¼¾]/u.test(plain);
    if (!same) return t("numeric.understood", { value });
  }
  if (text.trim() !== "" && quantity === null && left) {
    return symbols.length > 0
      ? t("numeric.unreadableUnit", { units: list(symbols, { type: "disjunction" }) })
      : t("numeric.unreadable");
  }
  const { tolerance } = content;
  return (
    <>
      {asked ? t("numeric.hintUnit") : t("numeric.hint")}
      {tolerance === undefined
        ? null
        : ` ${t("numeric.tolerance", { amount: writeTolerance(tolerance, language) })}`}
    </>
  );
}
