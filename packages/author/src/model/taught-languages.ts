/** Language tags of the data sets. */
export const taughtLanguages = ["en", "fr", "nl", "de", "es", "it", "pt", "ja"] as const;
export type TaughtLanguage = (typeof taughtLanguages)[number];

const bySkill: Readonly<Record<string, TaughtLanguage>> = {
  english: "en",
  french: "fr",
  dutch: "nl",
  german: "de",
  spanish: "es",
  italian: "it",
  portuguese: "pt",
  japanese: "ja",
};

/** The language of a main skill (`dutch`), or null where no data set holds it. */
export function languageOfSkill(skill: string): TaughtLanguage | null {
  return bySkill[skill] ?? null;
}

export function isTaughtLanguage(value: unknown): value is TaughtLanguage {
  return taughtLanguages.some((language) => language === value);
}
