import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";

/** Levels of the examination JLPT whose kanji are taught, the first one first. */
export const kanjiLevels = ["N5", "N4", "N3", "N2", "N1"] as const;
export type KanjiLevel = (typeof kanjiLevels)[number];

/** The years of Japanese primary school that have kanji of their own. */
export const schoolYears = [1, 2, 3, 4, 5, 6] as const;
export type SchoolYear = (typeof schoolYears)[number];

/** What the kanji of a level are grouped by; titles are `author.kanji.group.<group>`. */
export const kanjiGroups = [
  "numbers",
  "time",
  "nature",
  "people",
  "feelings",
  "places",
  "home",
  "things",
  "doing",
  "speech",
  "work",
  "society",
  "sizes",
] as const;
export type KanjiGroup = (typeof kanjiGroups)[number];

/** A kanji as the data set holds it. */
export interface StoredKanji {
  readonly id: string;
  readonly level: KanjiLevel;
  /** Which part of its level it is taught in, from 1. */
  readonly part: number;
  readonly group: KanjiGroup;
  /** The year of Japanese primary school that teaches it, from 1 to 6; none for later ones. */
  readonly year?: number;
  /** Chinese readings in katakana; what is written in kana after the sign stands in brackets. */
  readonly readings: readonly string[];
  readonly meanings: Readonly<Record<InstructionLanguage, string>>;
}

const require = createRequire(import.meta.url);
let known: ReadonlyMap<string, StoredKanji> | null = null;

/** All kanji by their signs, in the order in which they are taught. Throws where the data cannot be read. */
export function storedKanji(): ReadonlyMap<string, StoredKanji> {
  known ??= new Map(readKanji().map((kanji) => [kanji.id, kanji]));
  return known;
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
    "part" in value &&
    typeof value.part === "number" &&
    "group" in value &&
    kanjiGroups.some((group) => group === value.group) &&
    "readings" in value &&
    Array.isArray(value.readings) &&
    "meanings" in value
  );
}
