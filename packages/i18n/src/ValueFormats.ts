import type { IntlFormats } from "./createIntlFormats.ts";

/** How values are written in one language. */
export interface ValueFormats {
  number(this: void, value: number, options?: Intl.NumberFormatOptions): string;
  /** A date or a time: medium date unless the options say otherwise. */
  date(this: void, value: Date | number, options?: Intl.DateTimeFormatOptions): string;
  /** A distance from now, in words where the language has them: -1 day is "yesterday". */
  relativeTime(this: void, value: number, unit: Intl.RelativeTimeFormatUnit): string;
  /** An enumeration: "a, b and c". */
  list(this: void, values: readonly string[], options?: Intl.ListFormatOptions): string;
}

/** Writes values in the language of a BCP 47 tag, with the formats that are kept for it. */
export type FormatValues = (tag: string, formats: IntlFormats) => ValueFormats;
