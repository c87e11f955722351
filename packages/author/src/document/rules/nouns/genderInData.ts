import { readDataSet } from "../../../sources/languages/readDataSet.ts";

const known = new Map<"fr" | "nl", ReadonlyMap<string, string>>();

/** The gender of a singular noun in the project's vocabulary; null where it is not there. */
export function genderInData(word: string, language: "fr" | "nl"): string | null {
  const genders = known.get(language) ?? readGenders(language);
  known.set(language, genders);
  return genders.get(word) ?? null;
}

/** Without nouns that are heard with either article. */
function readGenders(language: "fr" | "nl"): ReadonlyMap<string, string> {
  return new Map(
    readDataSet("vocabulary").flatMap(({ names }) => {
      const { text, gender, plural = false, irregularArticle = false } = names[language];
      const isCertain = gender !== undefined && !plural && !irregularArticle;
      return isCertain ? [[text.toLowerCase(), gender] as const] : [];
    }),
  );
}
