import { loadMessages } from "@alambic/i18n";
import type { CompiledMessages, Locale } from "@alambic/i18n";
import { I18nProvider } from "@alambic/i18n/react";
import { startTransition, useCallback, useState } from "react";
import type { ReactNode } from "react";
import { baseNamespaces } from "./base-namespaces.ts";
import { keepLocale } from "../../shared/locale/current-locale.ts";
import { LocaleContext } from "../../shared/locale/LocaleContext.ts";

export interface LocaleProviderProps {
  readonly locale: Locale;
  /** The base texts in that language. */
  readonly messages: CompiledMessages;
  readonly children: ReactNode;
}

/** Holds the language. A change shows when the texts of the whole screen are there, never by parts. */
export function LocaleProvider({ children, ...first }: LocaleProviderProps) {
  const [language, setLanguage] = useState<Omit<LocaleProviderProps, "children">>(first);
  const change = useCallback(async (locale: Locale) => {
    const messages = await loadMessages(locale, baseNamespaces);
    keepLocale(locale);
    startTransition(() => setLanguage({ locale, messages }));
  }, []);
  return (
    <LocaleContext value={change}>
      <I18nProvider locale={language.locale} messages={language.messages}>
        {children}
      </I18nProvider>
    </LocaleContext>
  );
}
