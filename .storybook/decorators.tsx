import type { CompiledMessages, Locale } from "@alambic/i18n";
import { loadMessages } from "@alambic/i18n";
import { I18nProvider } from "@alambic/i18n/react";
import type { Decorator, Loader } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { useLayoutEffect } from "react";
import { toLocale, toTheme } from "./globals.ts";

/** Loads the texts of the kit in the language of the toolbar before the story is drawn. */
export const messagesLoader: Loader = async ({ globals }) => ({
  messages: await loadMessages(toLocale(globals["language"]), [
    "kit",
    "exercise",
    "learning",
    "tools",
    "quality",
  ]),
});

interface LanguageProps {
  locale: Locale;
  messages: CompiledMessages;
  children: ReactNode;
}

function Language({ locale, messages, children }: LanguageProps) {
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <I18nProvider locale={locale} messages={messages}>
      {children}
    </I18nProvider>
  );
}

/** Gives the story the language chosen in the toolbar. */
export const withLanguage: Decorator = (Story, { globals, loaded }) => (
  <Language locale={toLocale(globals["language"])} messages={loaded["messages"]}>
    <Story />
  </Language>
);

function Theme({ name, children }: { name: string; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = name;
  }, [name]);
  return children;
}

/** Gives the page the theme chosen in the toolbar. */
export const withTheme: Decorator = (Story, { globals }) => (
  <Theme name={toTheme(globals["theme"])}>
    <Story />
  </Theme>
);
