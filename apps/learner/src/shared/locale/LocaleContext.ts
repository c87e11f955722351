import type { Locale } from "@alambic/i18n";
import { createContext, use } from "react";

/** Changes the language of everything at once, when its texts are there. */
export type ChangeLocale = (locale: Locale) => Promise<void>;

export const LocaleContext = createContext<ChangeLocale>(() => Promise.resolve());

export function useChangeLocale(): ChangeLocale {
  return use(LocaleContext);
}
