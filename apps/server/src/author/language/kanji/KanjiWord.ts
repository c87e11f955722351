import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { toRomaji } from "wanakana";

import type { InstructionLanguage } from "../../drafts.ts";
import { allKanji } from "./Kanji.ts";

interface StoredWord {
  readonly id: string;
  readonly reading: string;
  readonly meanings: Readonly<Record<InstructionLanguage, string>>;
}

/** A word written in kanji that are taught. */
export interface KanjiWord {
  readonly id: string;
  /** In kana. */
  readonly reading: string;
  readonly meaning: string;
  /** What may be typed for its reading: kana or Latin letters. */
  readonly typed: readonly string[];
}

const require = createRequire(import.meta.url);
let stored: readonly StoredWord[] | null = null;

/** All words in kanji. Throws where the data cannot be read. */
export function allKanjiWords(own: InstructionLanguage): readonly KanjiWord[] {
  stored ??= readWords();
  return stored.map(({ id, reading, meanings }) => ({
    id,
    reading,
    meaning: meanings[own],
    typed: [reading, toRomaji(reading)],
  }));
}

/** Words with one of the signs whose other kanji are known once these are taught. */
export function wordsWith(
  signs: readonly string[],
  own: InstructionLanguage,
): readonly KanjiWord[] {
  const order = allKanji(own).map(({ id }) => id);
  const known = new Set(order.slice(0, Math.max(...signs.map((sign) => order.indexOf(sign))) + 1));
  return allKanjiWords(own).filter(({ id }) => {
    const kanji = id.match(/\p{Script=Han}/gu) ?? [];
    return kanji.every((sign) => known.has(sign)) && kanji.some((sign) => signs.includes(sign));
  });
}

function readWords(): readonly StoredWord[] {
  const file = require.resolve("@alambic/content/data/kanji-words.json");
  const values: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!Array.isArray(values) || !values.every(isStored))
    throw new Error("The data set of words in kanji holds a word that cannot be read");
  return values;
}

function isStored(value: unknown): value is StoredWord {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    "reading" in value &&
    "meanings" in value
  );
}
