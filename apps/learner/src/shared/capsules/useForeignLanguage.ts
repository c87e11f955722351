import type { Locale } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";

/** The `lang` of a text in some language: none where that is the page's. */
export function useForeignLanguage(): (language: Locale) => Locale | undefined {
  const { locale } = useI18n();
  return (language) => (language === locale ? undefined : language);
}
