import { defaultLocale, isLocale, locales } from "@alambic/i18n";
import type { Locale } from "@alambic/i18n";

export const themes = ["light", "dark", "contrast"] as const;
export type Theme = (typeof themes)[number];

export const densities = ["comfortable", "compact"] as const;
export const directions = ["ltr", "rtl"] as const;
export const motions = ["device", "full", "reduced"] as const;
export type Motion = (typeof motions)[number];

const languageNames: Record<Locale, string> = { fr: "Français", en: "English", nl: "Nederlands" };
const themeNames: Record<Theme, string> = { light: "Light", dark: "Dark", contrast: "Contrast" };

/** English on the pages of documentation, which are written in it, and the product's default elsewhere. */
const languageOfPage = "page";

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
      items: [
        { value: languageOfPage, title: "Language of the page" },
        ...locales.map((value) => ({ value, title: languageNames[value] })),
      ],
    },
  },
  density: {
    description: "Density",
    toolbar: {
      icon: "listunordered",
      dynamicTitle: true,
      items: [
        { value: densities[0], title: "Comfortable" },
        { value: densities[1], title: "Compact" },
      ],
    },
  },
  direction: {
    description: "Direction",
    toolbar: {
      icon: "transfer",
      dynamicTitle: true,
      items: [
        { value: directions[0], title: "Left to right" },
        { value: directions[1], title: "Right to left" },
      ],
    },
  },
  motion: {
    description: "Motion",
    toolbar: {
      icon: "play",
      dynamicTitle: true,
      items: [
        { value: motions[0], title: "Motion of the device" },
        { value: motions[1], title: "Full motion" },
        { value: motions[2], title: "Reduced motion" },
      ],
    },
  },
};

/** The language that a story takes once it has played: it presses what bears a French name. */
export const languageWhenPlayed = "languageWhenPlayed";

/** What the toolbar asks for before anybody presses it. */
export const initialGlobals = {
  theme: themes[0],
  language: languageOfPage,
  density: densities[0],
  direction: directions[0],
  motion: motions[0],
  [languageWhenPlayed]: "",
};

/** The value of a list that a global names, its first for anything unknown. */
export function oneOf<Value extends string>(
  values: readonly [Value, ...Value[]],
  named: unknown,
): Value {
  return values.find((value) => value === named) ?? values[0];
}

/** The theme a global names, light for anything unknown. */
export function toTheme(value: unknown): Theme {
  return oneOf(themes, value);
}

/** Where stories stand: among the words of a page of documentation, or each by itself. */
type ViewMode = "docs" | "story";

/** The language a global names, that of the page where none is chosen. */
export function toLocale(value: unknown, viewMode: ViewMode): Locale {
  if (isLocale(value)) return value;
  return viewMode === "docs" ? "en" : defaultLocale;
}
