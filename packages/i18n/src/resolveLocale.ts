import { defaultLocale, isLocale } from "./locales.ts";
import type { Locale } from "./locales.ts";

/**
 * Chooses the language to show: the stored choice if it is one of ours, else the first language of
 * the list (`navigator.languages` or those of Accept-Language, best first) that we speak in any
 * regional form, else French.
 */
export function resolveLocale(stored: string | null, languages: readonly string[]): Locale {
  if (isLocale(stored)) return stored;
  const primaryTags = languages.map((tag) => tag.toLowerCase().split("-")[0]);
  return primaryTags.find(isLocale) ?? defaultLocale;
}
