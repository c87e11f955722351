import { readPackageFile } from "./files.ts";

/** Languages that are no longer anyone's mother tongue. */
const old = ["la", "grc", "ang", "fro", "got", "sa", "non", "akk", "cop", "pi", "peo"];
const written = ["en", "fr", "nl"] as const;

interface LanguageNames {
  main: Record<string, { localeDisplayNames: { languages: Record<string, string> } }>;
}

/** Names of languages in the three languages of instruction, as CLDR writes them. */
export function buildLanguages() {
  const names = written.map((language) => {
    const file = readPackageFile(`cldr-localenames-full/main/${language}/languages.json`);
    if (!isLanguageNames(file)) throw new Error(`CLDR has no languages in ${language}`);
    return file.main[language]?.localeDisplayNames.languages ?? {};
  });
  const [english = {}] = names;
  return Object.keys(english)
    .filter((code) => /^[a-z]{2}$/.test(code) || old.includes(code))
    .map((code) => ({
      id: code,
      skill: slug(english[code] ?? code),
      old: old.includes(code),
      names: [...new Set(names.flatMap((list) => list[code] ?? []))],
    }));
}

function slug(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_|_$/g, "");
}

function isLanguageNames(value: unknown): value is LanguageNames {
  return typeof value === "object" && value !== null && "main" in value;
}
