import { resolveLocale } from "@alambic/i18n";
import type { Locale } from "@alambic/i18n";
import { readSetting, writeSetting } from "../settings.ts";

const key = "language";

let current: Locale = resolveLocale(readSetting(key), navigator.languages);

/** The language of the interface, for code outside React. */
export function currentLocale(): Locale {
  return current;
}

/** Whether a language was chosen on this device. */
export function hasChosenLocale(): boolean {
  return readSetting(key) !== null;
}

/** Keeps a language as the choice of this device, and tells it to the document. */
export function keepLocale(locale: Locale): void {
  current = locale;
  writeSetting(key, locale);
  document.documentElement.lang = locale;
}
