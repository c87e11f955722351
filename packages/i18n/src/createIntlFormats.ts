/** The formats of one language. Making one costs far more than using it, so each is made once. */
export interface IntlFormats {
  number(options?: Intl.NumberFormatOptions): Intl.NumberFormat;
  dateTime(options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat;
  plural(options?: Intl.PluralRulesOptions): Intl.PluralRules;
  relativeTime(): Intl.RelativeTimeFormat;
  list(options?: Intl.ListFormatOptions): Intl.ListFormat;
}

/** The formats of a BCP 47 tag; dates in the given zone, or in the machine's own. */
export function createIntlFormats(tag: string, timeZone?: string): IntlFormats {
  return {
    number: once((options) => new Intl.NumberFormat(tag, options)),
    dateTime: once((options) => new Intl.DateTimeFormat(tag, { timeZone, ...options })),
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
