/** The formats of one language. Making one costs far more than using it, so each is made once. */
export interface IntlFormats {
  number(options?: Intl.NumberFormatOptions): Intl.NumberFormat;
  dateTime(options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat;
  plural(options?: Intl.PluralRulesOptions): Intl.PluralRules;
  relativeTime(): Intl.RelativeTimeFormat;
  list(options?: Intl.ListFormatOptions): Intl.ListFormat;
}

/** French counts the first day of a month where the month is a word: "1er décembre 2026". */
function counted(format: Intl.DateTimeFormat): Intl.DateTimeFormat {
  const plain = format.format;
  const value = (at?: Date) => plain(at).replace(/\b1 (?=\p{L}{3})/u, "1er ");
  return Object.defineProperty(format, "format", { value });
}

/** The formats of a BCP 47 tag; dates in the given zone, or in the machine's own. */
export function createIntlFormats(tag: string, timeZone?: string): IntlFormats {
  return {
    number: once((options) => new Intl.NumberFormat(tag, options)),
    dateTime: once((options) => {
      const format = new Intl.DateTimeFormat(tag, { timeZone, ...options });
      return tag.startsWith("fr") ? counted(format) : format;
    }),
    plural: once((options) => new Intl.PluralRules(tag, options)),
    relativeTime: once(() => new Intl.RelativeTimeFormat(tag, { numeric: "auto" })),
    list: once((options) => new Intl.ListFormat(tag, options)),
  };
}

/** Makes one thing for equal options. */
function once<Options extends object, Made>(
  make: (options?: Options) => Made,
): (options?: Options) => Made {
  const known = new Map<string, Made>();
  return (options) => {
    const key = JSON.stringify(options) ?? "";
    const made = known.get(key) ?? make(options);
    known.set(key, made);
    return made;
  };
}
