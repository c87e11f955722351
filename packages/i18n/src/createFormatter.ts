import { isArgumentElement, isLiteralElement } from "@formatjs/icu-messageformat-parser";
import { IntlMessageFormat } from "intl-messageformat";

import { createIntlFormats } from "./createIntlFormats.ts";
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
  number(this: void, value: number, options?: Intl.NumberFormatOptions): string;
  /** A date or a time: medium date unless the options say otherwise. */
  date(this: void, value: Date | number, options?: Intl.DateTimeFormatOptions): string;
  /** A distance from now, in words where the language has them: -1 day is "yesterday". */
  relativeTime(this: void, value: number, unit: Intl.RelativeTimeFormatUnit): string;
  /** An enumeration: "a, b and c". */
  list(this: void, values: readonly string[], options?: Intl.ListFormatOptions): string;
}

export interface FormatterOptions {
  /** IANA name of the zone in which dates are shown; the machine's own by default. */
  readonly timeZone?: string;
  /** Told of a message that is missing or cannot be formatted; its id is shown in its place. */
  readonly onError?: (error: Error) => void;
}

/** What the arguments of a message may be; tags are functions. */
type MessageArguments<Rich> = Parameters<typeof IntlMessageFormat.prototype.format<Rich>>[0];

/**
 * The text of a message that only puts words together; null for the others. Most are such, and the
 * first use of `Intl`, which the library makes for any, costs a page some 15 ms.
 */
function joined(
  elements: CompiledMessages[string] | undefined,
  values: Readonly<Record<string, unknown>> = {},
): string | null {
  if (elements === undefined) return null;
  let text = "";
  for (const element of elements) {
    const part = isArgumentElement(element) ? values[element.value] : element;
    if (typeof part === "string" || typeof part === "number") text += part;
    else if (part === element && isLiteralElement(element)) text += element.value;
    else return null;
  }
  return text;
}

/** Makes the formatter of one language over the messages that `loadMessages` returned. */
export function createFormatter<Rich = string>(
  locale: Locale,
  messages: CompiledMessages,
  options: FormatterOptions = {},
): Formatter<Rich> {
  const { timeZone, onError = console.error } = options;
  const tag = localeTags[locale];
  const formats = createIntlFormats(tag, timeZone);
  const formatters = {
    getNumberFormat: (_: unknown, own?: Intl.NumberFormatOptions) => formats.number(own),
    getDateTimeFormat: (_: unknown, own?: Intl.DateTimeFormatOptions) => formats.dateTime(own),
    getPluralRules: (_: unknown, own?: Intl.PluralRulesOptions) => formats.plural(own),
  };
  const compiled = new Map<string, IntlMessageFormat>();

  function message(id: string): IntlMessageFormat {
    const known = compiled.get(id);
    if (known) return known;
    const elements = messages[id];
    if (!elements) throw new Error(`There is no message "${id}" in "${locale}".`);
    const made = new IntlMessageFormat(elements, tag, undefined, { formatters });
    compiled.set(id, made);
    return made;
  }

  function format(id: string, values: MessageArguments<Rich>): string | Rich | (string | Rich)[] {
    try {
      return joined(messages[id], values) ?? message(id).format<Rich>(values);
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
      return id;
    }
  }

  return {
    locale,
    t: (id, ...[values]) => {
      const text = format(id, values);
      return typeof text === "string" ? text : id;
    },
    rich: (id, values) => format(id, values),
    number: (value, own) => formats.number(own).format(value),
    date: (value, own = { dateStyle: "medium" }) => formats.dateTime(own).format(value),
    relativeTime: (value, unit) => formats.relativeTime().format(value, unit),
    list: (values, own) => formats.list(own).format(values),
  };
}
