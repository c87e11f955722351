import type { Locale, NumericContent } from "@alambic/contract";
import { writeNumber } from "@alambic/domain/exercises/numeric";
import { quantityIn } from "@alambic/domain/exercises/numeric/marking";
import type { useI18n } from "@alambic/i18n/react";

/** Spaces are written in many ways, and mean the same. */
function withoutSpaces(text: string): string {
  return text.replace(/[\s\u202F\u00A0]/gu, "");
}

function isWords(text: string): boolean {
  return /\p{L}/u.test(text) && !/\p{N}/u.test(text);
}

/**
 * What was understood, wherever that is not what stands there; null where there is nothing to say.
 * That a number cannot be read is said once the learner has `left`; of words at once.
 */
export function typedHint(
  content: NumericContent,
  text: string,
  language: Locale,
  left: boolean,
  { t, list }: ReturnType<typeof useI18n>,
): string | null {
  const symbols = content.units?.map(({ symbol }) => symbol) ?? [];
  const quantity = quantityIn(content, { content_type: "numeric", text }, language);
  if (text.trim() === "" || (quantity === null && !left && !isWords(text))) return null;
  if (quantity === null) {
    return symbols.length > 0
      ? t("numeric.unreadableUnit", { units: list(symbols, { type: "disjunction" }) })
      : t("numeric.unreadable");
  }
  const own = quantity.unit === "none" || quantity.unit === "unknown" ? undefined : quantity.unit;
  const number = writeNumber(quantity.value, language);
  const value = own === undefined ? number : `${number}\u00A0${symbols[0] ?? ""}`;
  const plain = withoutSpaces(text);
  const same = plain === withoutSpaces(value) || /\d\/\d|[½¼¾]/u.test(plain);
  return same ? null : t("numeric.understood", { value });
}
