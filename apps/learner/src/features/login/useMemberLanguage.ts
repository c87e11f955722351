import type { Locale } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useChangeLocale } from "../../shared/locale/LocaleContext.ts";

/** Has the app speak the language of who just signed in. */
export function useMemberLanguage(): (preferred: Locale) => Promise<void> {
  const { locale } = useI18n();
  const changeLocale = useChangeLocale();
  return async (preferred) => {
    if (preferred !== locale) await changeLocale(preferred);
  };
}
