import { readDataSet } from "../readDataSet.ts";
import type { DataSet, Name } from "../readDataSet.ts";
import { allLines } from "../situations/Line.ts";
import { situations } from "../situations/situations.ts";
import type { TaughtLanguage } from "../../../model/taught-languages.ts";
import { verbsOf } from "../verbs/Verb.ts";
import { wordLevels } from "../../../model/LanguageTarget.ts";
import type { WordLevel } from "../../../model/LanguageTarget.ts";
import { wordsIn } from "./wordsIn.ts";

const firstWords: readonly DataSet[] = [
  "vocabulary",
  "phrases",
  "numbers",
  "calendar",
  "units",
  "countries",
];

/** The words that the built-in author teaches, each at the lowest level at which it does. */
export function ownLevels(language: TaughtLanguage): ReadonlyMap<string, WordLevel> {
  const levels = new Map<string, WordLevel>();
  const add = (text: string, level: WordLevel): void => {
    for (const { form } of wordsIn(text, language)) {
      const known = levels.get(form);
      if (known === undefined || wordLevels.indexOf(level) < wordLevels.indexOf(known))
        levels.set(form, level);
    }
  };
  for (const set of firstWords)
    for (const { names } of readDataSet(set))
      for (const text of writtenForms(names[language])) add(text, "A1");
  for (const { infinitive, level, forms } of verbsOf(language, "en")) {
    add(infinitive, level);
    for (const { accepted } of forms) for (const form of accepted) add(form, level);
  }
  for (const { typed, situation } of allLines(language, "en"))
    for (const text of typed) add(text, situations[situation].level);
  return levels;
}

function writtenForms({ text, reading }: Name): readonly string[] {
  return reading === undefined ? [text] : [text, reading];
}
