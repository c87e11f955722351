import { createIntlFormats } from "./createIntlFormats.ts";
import type { IntlFormats } from "./createIntlFormats.ts";
import { createMessageFormats } from "./createMessageFormats.ts";
import { formatMessage } from "./formatMessage.ts";
import type { MessageFilling } from "./formatMessage.ts";
import { localeTags } from "./locales.ts";
import type { Locale } from "./locales.ts";
import type {
  CompiledMessages,
  PlainMessageId,
  RichMessageId,
  RichValuesOf,
  ValuesOf,
} from "./messages.ts";
import type { FormatValues, ValueFormats } from "./ValueFormats.ts";

/** Formats texts and values in one language. `Rich` is what tags become: a React node, a string. */
export interface Formatter<Rich = string> extends ValueFormats {
  readonly locale: Locale;
  /** A plain message. Its arguments are checked against the English source. */
  t<Id extends PlainMessageId>(this: void, id: Id, ...values: ValuesOf<Id>): string;
  /** A message with tags. */
  rich<Id extends RichMessageId>(
    this: void,
    id: Id,
    values: RichValuesOf<Id, Rich>,
  ): string | Rich | (string | Rich)[];
}

export interface FormatterOptions {
  /** Formats values in place of `Intl` alone. */
  readonly formatValues?: FormatValues;
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
  const { timeZone, formatValues, onError = console.error } = options;
  const tag = localeTags[locale];
  const formats = createIntlFormats(tag, timeZone);
  const messageFormats = createMessageFormats(locale, formats);

  /** The parts of a message; its id alone, and a report, where it cannot be shown. */
  function parts(id: string, filling: MessageFilling<Rich> = {}): (string | Rich)[] {
    try {
      const message = messages[id];
      if (message === undefined) throw new Error("it is not loaded");
      return formatMessage(message, filling, messageFormats);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      onError(new Error(`The message "${id}" cannot be shown in "${locale}": ${reason}.`));
      return [id];
    }
  }

  return {
    locale,
    t: (id, ...[values]) => parts(id, values).join(""),
    rich: (id, values) => parts(id, values),
    ...(formatValues?.(tag, formats) ?? valueFormats(formats)),
  };
}

/** The formats that `Intl` has by itself. */
function valueFormats(formats: IntlFormats): ValueFormats {
  return {
    number: (value, own) => formats.number(own).format(value),
    date: (value, own = { dateStyle: "medium" }) => formats.dateTime(own).format(value),
    relativeTime: (value, unit) => formats.relativeTime().format(value, unit),
    list: (values, own) => formats.list(own).format(values),
  };
}
