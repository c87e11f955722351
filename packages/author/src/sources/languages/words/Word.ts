import type { TextRun } from "@alambic/contract";
import { toRomaji } from "../toRomaji.ts";

import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import { inLanguage } from "../../../texts/rich-text.ts";
import { articleChoices, articleOf, typedWithArticle, withArticle } from "../articles.ts";
import type { Entry, Name } from "../readDataSet.ts";
import type { TaughtLanguage } from "../../../model/taught-languages.ts";
import { looksAlike } from "../looksAlike.ts";

/** One thing to learn, as the lesson shows it. */
export interface Word {
  readonly id: string;
  readonly name: Name;
  readonly lang: TaughtLanguage;
  /** As it is learned: with its article, or written and read in Japanese. */
  readonly foreign: string;
  /** What may be typed for it; the first is shown as the answer. */
  readonly typed: readonly string[];
  /** In the language of instruction; the digits of a number. */
  readonly meaning: string;
  /** Whether its meaning can be read off it, whoever does not know the language. */
  readonly isReadOff: boolean;
  /** Latin letters, for Japanese. */
  readonly romaji: string | null;
  readonly article: string | null;
  readonly articleChoices: readonly string[] | null;
}

/** The word of an entry, in the language to learn and in the one of instruction. */
export function toWord(entry: Entry, lang: TaughtLanguage, own: InstructionLanguage): Word {
  const name = entry.names[lang];
  const meaning = entry.theme === "numbers" ? entry.id : entry.names[own].text;
  const shared = {
    id: entry.id,
    name,
    lang,
    meaning,
    isReadOff: [name.text, romajiOf(name)].some((text) =>
      [entry.names[own].text, ...(entry.names[own].accepted ?? [])].some((known) =>
        looksAlike(text, known),
      ),
    ),
  };
  if (lang !== "ja")
    return {
      ...shared,
      foreign: withArticle(name, lang),
      typed: [...typedWithArticle(name, lang), ...(name.accepted ?? [])],
      romaji: null,
      article: articleOf(name, lang),
      articleChoices: articleChoices(name, lang),
    };
  const reading = name.reading ?? name.text;
  const romaji = romajiOf(name);
  return {
    ...shared,
    foreign: name.reading === undefined ? name.text : `${name.text}（${name.reading}）`,
    typed: [...new Set([reading, name.text, romaji, toRomaji(reading), ...(name.accepted ?? [])])],
    romaji,
    article: null,
    articleChoices: null,
  };
}

/** Latin letters as they are; Japanese in those that it is read in. */
function romajiOf({ text, reading = text, romaji }: Name): string {
  return romaji ?? toRomaji(reading);
}

/** The word marked with its language, so that it is read aloud as it should. */
export function foreignRun(word: Word): TextRun {
  return inLanguage(word.foreign, word.lang);
}
