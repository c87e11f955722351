import { createIntl } from "@formatjs/intl";
import type {
  FormatDateOptions,
  FormatListOptions,
  FormatNumberOptions,
  IntlShape,
} from "@formatjs/intl";

import { localeTags } from "./locales.ts";
import type { Locale } from "./locales.ts";
import type {
  CompiledMessages,
  PlainMessageId,
  RichMessageId,
  RichValuesOf,
  ValuesOf,
} from "./messages.ts";

/** Formats texts and values in one language. `Rich` is what tags become: a React node, a string. */
export interface Formatter<Rich = string> {
  readonly locale: Locale;
  /** A plain message. Its arguments are checked against the English source. */
  t<Id extends PlainMessageId>(this: void, id: Id, ...values: ValuesOf<Id>): string;
  /** A message with tags. */
  rich<Id extends RichMessageId>(
    this: void,
    id: Id,
    values: RichValuesOf<Id, Rich>,
  ): string | Rich | (string | Rich)[];
  number(this: void, value: number, options?: FormatNumberOptions): string;
  /** A date or a time: medium date unless the options say otherwise. */
  date(this: void, value: Date | number, options?: FormatDateOptions): string;
  /** A distance from now, in words where the language has them: -1 day is "yesterday". */
  relativeTime(this: void, value: number, unit: Intl.RelativeTimeFormatUnit): string;
  /** An enumeration: "a, b and c". */
  list(this: void, values: readonly string[], options?: FormatListOptions): string;
}

export interface FormatterOptions {
  /** IANA name of the zone in which dates are shown; the machine's own by default. */
  readonly timeZone?: string;
  /** Told of a message that is missing or cannot be formatted; its id is shown in its place. */
  readonly onError?: (error: Error) => void;
}

/** Makes the formatter of one language over the messages that `loadMessages` returned. */
export function createFormatter<Rich = string>(
  locale: Locale,
  messages: CompiledMessages,
  options: FormatterOptions = {},
): Formatter<Rich> {
  const intl: IntlShape<Rich> = createIntl<Rich>({
    locale: localeTags[locale],
    messages,
    onError: options.onError ?? console.error,
    ...(options.timeZone === undefined ? {} : { timeZone: options.timeZone }),
  });
  return {
    locale,
    t: (id, ...[values]) => intl.formatMessage({ id }, values),
    rich: (id, values) => intl.formatMessage({ id }, values),
    number: (value, numberOptions) => intl.formatNumber(value, numberOptions),
    date: (value, dateOptions = { dateStyle: "medium" }) => intl.formatDate(value, dateOptions),
    relativeTime: (value, unit) => intl.formatRelativeTime(value, unit, { numeric: "auto" }),
    list: (values, listOptions) => intl.formatList(values, listOptions),
  };
}
