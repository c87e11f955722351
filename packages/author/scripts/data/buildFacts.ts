import { readPackageFile, readSource } from "./files.ts";
import { isTerritories } from "./territories.ts";

const languages = ["en", "fr", "nl"] as const;

/** Elements with their symbols, under the names of three languages. */
export function buildElements() {
  return readSource("elements").map(([number = "", symbol = "", group = "", ...names]) => ({
    id: symbol,
    group,
    order: Number(number),
    names: inLanguages((index) => ({ term: named(names[index], symbol), meaning: symbol })),
  }));
}

/** Countries, as CLDR names them, with their capitals. */
export function buildCapitals() {
  const territories = languages.map((language) => {
    const file = readPackageFile(`cldr-localenames-full/main/${language}/territories.json`);
    if (!isTerritories(file)) throw new Error(`CLDR has no territories in ${language}`);
    return file.main[language]?.localeDisplayNames.territories ?? {};
  });
  return readSource("capitals").map(([code = "", group = "", ...capitals], order) => ({
    id: code,
    group,
    order,
    names: inLanguages((index) => ({
      term: named(territories[index]?.[code], code),
      meaning: named(capitals[index], code),
    })),
  }));
}

function inLanguages<Value>(read: (index: number) => Value) {
  return { en: read(0), fr: read(1), nl: read(2) };
}

function named(text: string | undefined, id: string): string {
  if (text === undefined || text === "") throw new Error(`${id} lacks a name`);
  return text;
}
