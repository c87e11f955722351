import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { toHiragana, toRomaji } from "wanakana";

import type { InstructionLanguage } from "../../drafts.ts";

/** Levels of the examination JLPT whose kanji are taught, the first one first. */
export const kanjiLevels = ["N5", "N4"] as const;
export type KanjiLevel = (typeof kanjiLevels)[number];

/** What the kanji of a level are grouped by; titles are `author.kanji.group.<group>`. */
export const kanjiGroups = [
  "numbers",
  "time",
  "nature",
  "people",
  "places",
  "doing",
  "things",
  "sizes",
] as const;
export type KanjiGroup = (typeof kanjiGroups)[number];

interface StoredKanji {
  readonly id: string;
  readonly level: KanjiLevel;
  readonly group: KanjiGroup;
  /** Chinese readings in katakana; what is written in kana after the sign stands in brackets. */
  readonly readings: readonly string[];
  readonly meanings: Readonly<Record<InstructionLanguage, string>>;
}

/** A kanji as a lesson teaches it. */
export interface Kanji extends Omit<StoredKanji, "meanings"> {
  readonly meaning: string;
  /** What may be typed for its meaning. */
  readonly meanings: readonly string[];
  /** Its readings in kana and Latin letters, as they may be typed. */
  readonly typed: readonly string[];
  /** Its first readings in Latin letters, side by side. */
  readonly romaji: string;
}

const require = createRequire(import.meta.url);
const known = new Map<InstructionLanguage, readonly Kanji[]>();

/** All kanji, in the order in which they are taught. Throws where the data cannot be read. */
export function allKanji(own: InstructionLanguage): readonly Kanji[] {
  const kanji = known.get(own) ?? readKanji().map((stored) => toKanji(stored, own));
  known.set(own, kanji);
  return kanji;
}

function toKanji({ meanings, ...kanji }: StoredKanji, own: InstructionLanguage): Kanji {
  return {
    ...kanji,
    meaning: meanings[own],
    meanings: typedMeanings(meanings[own]),
    typed: [...new Set(kanji.readings.flatMap(typedReadings))],
    romaji: kanji.readings.map((reading) => toRomaji(bare(reading))).join(", "),
  };
}

/** All of the meaning, one of its parts, an English verb without "to", a part without its aside. */
function typedMeanings(meaning: string): readonly string[] {
  const parts = [meaning, ...meaning.split(", ")];
  const plain = parts.map((part) => part.replace(/ \(.*\)$/u, ""));
  return [...new Set([...parts, ...plain, ...plain.map((part) => part.replace(/^to /u, ""))])];
}

/** With and without what is written in kana after the sign, unless that doubles a consonant. */
function typedReadings(reading: string): readonly string[] {
  return [bare(reading), reading.replace(/\(.*\)/u, "")]
    .filter((kana) => !kana.endsWith("っ"))
    .flatMap((kana) => [toHiragana(kana), toRomaji(toHiragana(kana))]);
}

function bare(reading: string): string {
  return reading.replaceAll(/[()]/gu, "");
}

function readKanji(): readonly StoredKanji[] {
  const file = require.resolve("@alambic/content/data/kanji.json");
  const values: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!Array.isArray(values) || !values.every(isStored))
    throw new Error("The data set of kanji holds a sign that cannot be read");
  return values;
}

function isStored(value: unknown): value is StoredKanji {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    "level" in value &&
    kanjiLevels.some((level) => level === value.level) &&
    "group" in value &&
    kanjiGroups.some((group) => group === value.group) &&
    "readings" in value &&
    Array.isArray(value.readings) &&
    "meanings" in value
  );
}
