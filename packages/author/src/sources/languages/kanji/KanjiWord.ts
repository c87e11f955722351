import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { toRomaji } from "../toRomaji.ts";

import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import { foldText, mentions } from "../../../texts/foldText.ts";
import { schoolYears, storedKanji } from "./StoredKanji.ts";

interface StoredWord {
  readonly id: string;
  readonly reading: string;
  readonly otherReadings?: readonly string[];
  readonly meanings: Readonly<Record<InstructionLanguage, string>>;
}

/** A word written in kanji that are taught. */
export interface KanjiWord {
  readonly id: string;
  /** In kana. */
  readonly reading: string;
  /** Others of the same meaning, in kana: ばいう beside つゆ for 梅雨. */
  readonly otherReadings: readonly string[];
  readonly meaning: string;
}

/** Which kanji are known by when: those of the levels before, or those of the school years before. */
export type KanjiCourse = "levels" | "years";

const require = createRequire(import.meta.url);
let stored: readonly StoredWord[] | null = null;
const orders = new Map<KanjiCourse, ReadonlyMap<string, number>>();

/** All words in kanji. Throws where the data cannot be read. */
export function allKanjiWords(own: InstructionLanguage): readonly KanjiWord[] {
  stored ??= readWords();
  return stored.map(({ id, reading, otherReadings = [], meanings }) => ({
    id,
    reading,
    otherReadings,
    meaning: meanings[own],
  }));
}

/** What may be typed for the reading of a word, the usual one first: kana or Latin letters. */
export function typedReadingsOf({ reading, otherReadings }: KanjiWord): readonly string[] {
  return [reading, ...otherReadings].flatMap((kana) => [kana, toRomaji(kana)]);
}

/** Whether the meaning says how the word is read, as that of 着物 does: "kimono". */
export function namesItsReading(word: KanjiWord): boolean {
  return mentions(foldText(word.meaning), typedReadingsOf(word));
}

/** The kanji that a word is written in. */
export function kanjiIn(word: string): readonly string[] {
  return word.match(/\p{Script=Han}/gu) ?? [];
}

/** Words with one of the signs whose other kanji are known once these are taught in the course. */
export function wordsWith(
  signs: readonly string[],
  own: InstructionLanguage,
  course: KanjiCourse = "levels",
): readonly KanjiWord[] {
  const order = orderOf(course);
  const placeOf = (sign: string) => order.get(sign) ?? order.size;
  const reached = Math.max(...signs.map(placeOf));
  return allKanjiWords(own).filter(({ id }) => {
    const kanji = kanjiIn(id);
    return (
      kanji.every((sign) => placeOf(sign) <= reached) && kanji.some((sign) => signs.includes(sign))
    );
  });
}

/** The place of each kanji in the order in which the course teaches them. */
function orderOf(course: KanjiCourse): ReadonlyMap<string, number> {
  const known = orders.get(course);
  if (known !== undefined) return known;
  const kanji = [...storedKanji().values()];
  const later = schoolYears.length + 1;
  const taught =
    course === "levels"
      ? kanji
      : kanji.toSorted(({ year: one = later }, { year: other = later }) => one - other);
  const order = new Map(taught.map(({ id }, index) => [id, index]));
  orders.set(course, order);
  return order;
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
