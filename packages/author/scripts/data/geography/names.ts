import { readPackageFile, readSource } from "../files.ts";
import { textAt } from "./walk.ts";

const languages = ["en", "fr", "nl"] as const;

/** A country by itself, and as it stands in a sentence: Pays-Bas, les Pays-Bas. */
export interface CountryName {
  readonly text: string;
  readonly said: string;
}

export function nameCountry(
  code: string,
  articles: Readonly<Record<(typeof languages)[number], string>>,
): Record<(typeof languages)[number], CountryName> {
  const own = readSource("country-names").find(([id]) => id === code);
  const name = (at: number, language: (typeof languages)[number]): CountryName => {
    const text = own?.[at + 1] ?? nameIn("territories", language, code);
    const article = articles[language];
    return {
      text,
      said: article === "" ? text : `${article}${article.endsWith("’") ? "" : " "}${text}`,
    };
  };
  return { en: name(0, "en"), fr: name(1, "fr"), nl: name(2, "nl") };
}

/** The names of parts of the world or of languages, as CLDR writes them. */
export function namesOf(list: "territories" | "languages", ids: readonly string[]) {
  return Object.fromEntries(
    ids.map((id) => [
      id,
      { en: nameIn(list, "en", id), fr: nameIn(list, "fr", id), nl: nameIn(list, "nl", id) },
    ]),
  );
}

/** CLDR calls it a region of that name, since a country has the name as well. */
const micronesia = { id: "057", country: "FM" } as const;

function nameIn(list: "territories" | "languages", language: string, asked: string): string {
  const id = asked === micronesia.id ? micronesia.country : asked;
  const file = readPackageFile(`cldr-localenames-full/main/${language}/${list}.json`);
  return textAt(file, "main", language, "localeDisplayNames", list, id);
}
