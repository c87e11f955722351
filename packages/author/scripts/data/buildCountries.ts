import { languages, readPackageFile, readSource } from "./files.ts";
import { isTerritories } from "./territories.ts";

/** Countries as CLDR names them. */
export function buildCountries() {
  const names = new Map(
    languages.map((language) => {
      const file = readPackageFile(`cldr-localenames-full/main/${language}/territories.json`);
      if (!isTerritories(file)) throw new Error(`CLDR has no territories in ${language}`);
      return [language, file.main[language]?.localeDisplayNames.territories ?? {}] as const;
    }),
  );
  return readSource("countries").map(([code = "", reading]) => ({
    id: code,
    names: Object.fromEntries(
      languages.map((language) => {
        const text = names.get(language)?.[code];
        if (text === undefined) throw new Error(`CLDR does not name ${code} in ${language}`);
        return [
          language,
          language === "ja" && reading !== undefined ? { text, reading } : { text },
        ];
      }),
    ),
  }));
}
