import { I18nProvider } from "@alambic/i18n/react";
import { isLocale } from "@alambic/i18n";
import type { Decorator, Loader, Preview } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { useLayoutEffect } from "react";
import { argsIn } from "./args-in.ts";
import { emulateMotion } from "./emulateMotion.ts";
import {
  densities,
  directions,
  languageWhenPlayed,
  motions,
  oneOf,
  toLocale,
  toTheme,
} from "./globals.ts";
import type { Motion } from "./globals.ts";
import { loadTexts, showIn, useShownLanguage } from "./shown-language.ts";
import type { ShownLanguage } from "./shown-language.ts";

/** Loads the texts of the kit in the language of the toolbar before the story is drawn. */
export const messagesLoader: Loader = async ({ globals, viewMode }) => ({
  messages: await loadTexts(toLocale(globals["language"], viewMode)),
});

interface LanguageProps extends ShownLanguage {
  readonly children: (locale: ShownLanguage["locale"]) => ReactNode;
}

function Language({ children, ...own }: LanguageProps) {
  const { locale, messages } = useShownLanguage() ?? own;
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <I18nProvider locale={locale} messages={messages}>
      {children(locale)}
    </I18nProvider>
  );
}

/** Gives the story the language chosen in the toolbar, and the words that it has in that language. */
export const withLanguage: Decorator = (Story, context) => (
  <Language
    locale={toLocale(context.globals["language"], context.viewMode)}
    messages={context.loaded["messages"]}
  >
    {(locale) => <Story args={argsIn(locale, context)} />}
  </Language>
);

/** Turns a story in a window of its own to the language of its page, in the state that it has reached. */
export const turnWhenPlayed: Preview["afterEach"] = async ({ globals, storyGlobals }) => {
  const locale = globals[languageWhenPlayed];
  if (isLocale(locale) && !("language" in storyGlobals)) await showIn(locale);
};

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

interface SettingsProps {
  readonly density: string;
  readonly direction: string;
  readonly motion: Motion;
  readonly children: ReactNode;
}

function Settings({ density, direction, motion, children }: SettingsProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset["density"] = density;
  }, [density]);
  useLayoutEffect(() => {
    // A test that turns the page by itself is left alone.
    if (direction === "ltr") return undefined;
    document.documentElement.dir = direction;
    return () => document.documentElement.removeAttribute("dir");
  }, [direction]);
  useLayoutEffect(() => emulateMotion(motion), [motion]);
  return children;
}

/** Gives the page the density, the direction and the motion chosen in the toolbar. */
export const withSettings: Decorator = (Story, { globals }) => (
  <Settings
    density={oneOf(densities, globals["density"])}
    direction={oneOf(directions, globals["direction"])}
    motion={oneOf(motions, globals["motion"])}
  >
    <Story />
  </Settings>
);
