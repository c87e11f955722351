import { byLanguage, readSource, writtenAndRead } from "./files.ts";
import type { DataLanguage } from "./files.ts";

type Gender = "m" | "f" | "n" | "c";

interface Noun {
  text: string;
  /** What is as right, and not taught. */
  accepted?: string[];
  /** Common and neuter in Dutch; absent where the language or the word has none. */
  gender?: Gender;
  plural?: true;
  /**
   * French: no elision before it. Spanish: a feminine noun that takes `el`. Dutch and German: a noun
   * that is heard with either of two articles.
   */
  irregularArticle?: true;
  /** Japanese in kana. */
  reading?: string;
  romaji?: string;
}

export interface VocabularyEntry {
  /** Name of its picture, where it has one. */
  id: string;
  theme: string;
  names: Record<DataLanguage, Noun>;
}

/** Pictured words with their genders, from the curated lists. */
export function buildVocabulary(): VocabularyEntry[] {
  const entries = ["vocabulary-1", "vocabulary-2", "vocabulary-3"].flatMap(readSource).map(toEntry);
  const ids = new Set(entries.map(({ id }) => id));
  if (ids.size !== entries.length) throw new Error("A picture stands twice in the vocabulary");
  return entries;
}

/** Units of time, length, weight and more, which no picture shows. */
export function buildUnits(): VocabularyEntry[] {
  return readSource("units").map(toEntry);
}

function toEntry(row: readonly string[]): VocabularyEntry {
  const [id = "", theme = ""] = row;
  return { id, theme, names: byLanguage(row, 2, readNoun) };
}

/** `pomme f`, `lunettes fp`, `hache f!`, `appel d`, `águila fa`, `犬;いぬ`, `red`; `pepper = sweet pepper`. */
function readNoun(cell: string, language: DataLanguage): Noun {
  const [taught = "", ...accepted] = cell.split(" = ");
  const noun = language === "ja" ? writtenAndRead(taught) : readTaught(taught);
  return accepted.length === 0 ? noun : { ...noun, accepted };
}

function readTaught(cell: string): Noun {
  const match = /^(.+) ([mfndh]?)(p?)([!a]?)$/u.exec(cell);
  if (match === null || (match[2] === "" && match[3] === "")) return { text: cell };
  const [, text = "", gender = "", plural, irregular] = match;
  const genders: Readonly<Record<string, Gender>> = { m: "m", f: "f", n: "n", d: "c", h: "n" };
  return {
    text,
    ...(gender in genders ? { gender: genders[gender] } : {}),
    ...(plural === "p" ? { plural: true } : {}),
    ...(irregular === "" ? {} : { irregularArticle: true }),
  };
}
