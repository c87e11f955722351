import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { taughtLanguages } from "../../model/taught-languages.ts";
import type { TaughtLanguage } from "../../model/taught-languages.ts";

export type Gender = "m" | "f" | "n" | "c";

/** How one language names something. */
export interface Name {
  readonly text: string;
  /** What is as right where it is typed, with its article; it is not taught. */
  readonly accepted?: readonly string[];
  /** Common and neuter in Dutch. */
  readonly gender?: Gender;
  readonly plural?: boolean;
  /**
   * French: no elision before it. Spanish: feminine, but with `el`. Dutch and German: heard with
   * either of two articles.
   */
  readonly irregularArticle?: boolean;
  /** Japanese in kana, where the word is not written in kana alone. */
  readonly reading?: string;
  /** Japanese in Latin letters, where they do not follow from the kana. */
  readonly romaji?: string;
}

/** What a data set holds for one word, phrase or number. */
export interface Entry {
  readonly id: string;
  /** Theme of a pictured word; `days` or `months` in the calendar. */
  readonly theme: string;
  readonly names: Readonly<Record<TaughtLanguage, Name>>;
}

export type DataSet = "vocabulary" | "phrases" | "numbers" | "calendar" | "units" | "countries";

const require = createRequire(import.meta.url);
const known = new Map<DataSet, readonly Entry[]>();

/** Reads `content/data/<name>.json` once. Throws where an entry lacks a name. */
export function readDataSet(name: DataSet): readonly Entry[] {
  const read = known.get(name);
  if (read !== undefined) return read;
  const file = require.resolve(`@alambic/content/data/${name}.json`);
  const values: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!Array.isArray(values)) throw new Error(`The data set ${name} is not a list`);
  const entries = values.map((value: unknown) => readEntry(value, name));
  known.set(name, entries);
  return entries;
}

function readEntry(value: unknown, set: DataSet): Entry {
  if (!isRecord(value) || typeof value["id"] !== "string" || !hasNames(value["names"]))
    throw new Error(`The data set ${set} holds an entry that cannot be read`);
  const theme = [value["theme"], value["set"]].find((name) => typeof name === "string") ?? set;
  return { id: value["id"], theme, names: value["names"] };
}

function hasNames(value: unknown): value is Entry["names"] {
  return (
    isRecord(value) &&
    taughtLanguages.every((language) => {
      const name = value[language];
      return isRecord(name) && typeof name["text"] === "string";
    })
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
