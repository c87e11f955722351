/** The languages of the product. English is the source of the catalogues. */
export const locales = ["fr", "en", "nl"] as const;

export type Locale = (typeof locales)[number];

/** The language of a visitor of whom nothing is known. */
export const defaultLocale: Locale = "fr";

/** The BCP 47 tag whose conventions numbers, dates and lists follow in each language. */
export const localeTags: Readonly<Record<Locale, string>> = { fr: "fr", en: "en-GB", nl: "nl" };

/** Tells whether a value from outside names one of the product's languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
