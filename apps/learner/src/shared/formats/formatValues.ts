import type { FormatValues } from "@alambic/i18n";
import {
  DEFAULT_INTL_CONFIG,
  formatDate,
  formatList,
  formatNumber,
  formatRelativeTime,
} from "@formatjs/intl";

type NumberOptions = NonNullable<Parameters<typeof formatNumber>[3]>;

/** The options that are given: the library tells an option that is undefined from one that is absent. */
function given(options: Intl.NumberFormatOptions = {}): NumberOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/** Numbers, currencies, dates, lists and relative times by `@formatjs/intl`. */
export const formatValues: FormatValues = (locale, formats) => {
  const config = { ...DEFAULT_INTL_CONFIG, locale, onError: console.error };
  return {
    number: (value, options) =>
      formatNumber(config, (_locale, own) => formats.number(own), value, given(options)),
    date: (value, options = { dateStyle: "medium" }) =>
      formatDate(config, (_locale, own) => formats.dateTime(own), value, options),
    relativeTime: (value, unit) =>
      formatRelativeTime(config, () => formats.relativeTime(), value, unit),
    list: (values, options) =>
      formatList(config, (_locale, own) => formats.list(own), values, options),
  };
};
