import type { Name } from "./readDataSet.ts";
import type { TaughtLanguage } from "../../model/taught-languages.ts";

type Frame = readonly [before: string, after: string];

/** "Here is …" in a form whose noun keeps the article it is learned with. */
const frames: Readonly<Record<TaughtLanguage, { readonly one: Frame; readonly many: Frame }>> = {
  en: { one: ["Here is the ", "."], many: ["Here are the ", "."] },
  fr: { one: ["Voici ", "."], many: ["Voici ", "."] },
  nl: { one: ["Hier is ", "."], many: ["Hier zijn ", "."] },
  de: { one: ["Hier ist ", "."], many: ["Hier sind ", "."] },
  es: { one: ["Aquí está ", "."], many: ["Aquí están ", "."] },
  it: { one: ["Ecco ", "."], many: ["Ecco ", "."] },
  pt: { one: ["Aqui está ", "."], many: ["Aqui estão ", "."] },
  ja: { one: ["これは ", " です。"], many: ["これは ", " です。"] },
};

/** What stands before and after a noun in a whole sentence of the language. */
export function frameOf(name: Name, language: TaughtLanguage): Frame {
  return name.plural === true ? frames[language].many : frames[language].one;
}
