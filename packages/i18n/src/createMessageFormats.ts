import type { IntlFormats } from "./createIntlFormats.ts";
import type { Locale } from "./locales.ts";

/** What counts and writes the numbers of messages in a language. */
export interface MessageFormats {
  number(this: void, value: number): string;
  plural(this: void, value: number): string;
}

/** The small counts that each language speaks of as of one thing: French does of nothing, too. */
const ones: Readonly<Record<Locale, readonly number[]>> = { fr: [0, 1], en: [1], nl: [1] };

/**
 * Whole numbers below a thousand, which are nearly all of those in texts, are written and counted
 * without `Intl`: its first use holds up a page by more than drawing an exercise.
 */
export function createMessageFormats(locale: Locale, intl: IntlFormats): MessageFormats {
  const isSmall = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000;
  return {
    number: (value) => (isSmall(value) ? `${value}` : intl.number().format(value)),
    plural: (value) => {
      if (!isSmall(value)) return intl.plural().select(value);
      return ones[locale].includes(value) ? "one" : "other";
    },
  };
}
