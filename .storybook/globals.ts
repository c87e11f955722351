import { defaultLocale, isLocale, locales } from "@alambic/i18n";
import type { Locale } from "@alambic/i18n";

export const themes = ["light", "dark", "contrast"] as const;
export type Theme = (typeof themes)[number];

const languageNames: Record<Locale, string> = { fr: "Français", en: "English", nl: "Nederlands" };
const themeNames: Record<Theme, string> = { light: "Light", dark: "Dark", contrast: "Contrast" };

/** The switches of the toolbar. */
export const globalTypes = {
  theme: {
    description: "Theme",
    toolbar: {
      icon: "contrast",
      dynamicTitle: true,
      items: themes.map((value) => ({ value, title: themeNames[value] })),
    },
  },
  language: {
    description: "Language",
    toolbar: {
      icon: "globe",
      dynamicTitle: true,
      items: locales.map((value) => ({ value, title: languageNames[value] })),
    },
  },
};

/** The theme a global names, light for anything unknown. */
export function toTheme(value: unknown): Theme {
  return themes.find((theme) => theme === value) ?? "light";
}

/** The language a global names, the product's default for anything unknown. */
export function toLocale(value: unknown): Locale {
  return isLocale(value) ? value : defaultLocale;
}
