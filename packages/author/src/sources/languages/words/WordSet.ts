import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import { readDataSet } from "../readDataSet.ts";
import type { Entry } from "../readDataSet.ts";
import type { TaughtLanguage } from "../../../model/taught-languages.ts";

/** What words are grouped by; its title is `author.theme.<theme>`. */
export const pictureThemes = [
  "colours",
  "fruit",
  "vegetables",
  "meals",
  "sweets",
  "drinks",
  "farm",
  "wild-animals",
  "birds-and-sea",
  "small-animals",
  "body",
  "clothes",
  "accessories",
  "transport",
  "air-and-water",
  "town",
  "house",
  "household",
  "school",
  "office",
  "tools",
  "weather",
  "landscape",
  "plants",
  "games",
  "music",
  "science-and-health",
] as const;

export const otherThemes = ["phrases", "numbers", "days", "months", "units", "countries"] as const;

export type Theme = (typeof pictureThemes)[number] | (typeof otherThemes)[number];

export const themes: readonly Theme[] = [...otherThemes, ...pictureThemes];

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}

export function isPictured(theme: Theme): boolean {
  return pictureThemes.some((pictured) => pictured === theme);
}

/**
 * The entries of a theme, in the order in which they are taught. Names that are the same in both
 * languages are left out of what has no picture: they would ask for nothing.
 */
export function entriesOf(
  theme: Theme,
  language: TaughtLanguage,
  own: InstructionLanguage,
): readonly Entry[] {
  const entries = allEntries(theme);
  return theme === "countries" || theme === "units"
    ? entries.filter(({ names }) => names[language].text !== names[own].text)
    : entries;
}

function allEntries(theme: Theme): readonly Entry[] {
  switch (theme) {
    case "phrases":
    case "numbers":
    case "units":
    case "countries":
      return readDataSet(theme);
    case "days":
    case "months":
      return readDataSet("calendar").filter((entry) => entry.theme === theme);
    default:
      return readDataSet("vocabulary").filter((entry) => entry.theme === theme);
  }
}
