import { toHiragana } from "wanakana";
import { toRomaji } from "../toRomaji.ts";

import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import { storedKanji } from "./StoredKanji.ts";
import type { StoredKanji } from "./StoredKanji.ts";

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

/** These kanji, in the order in which they are named; those that are not taught are left out. */
export function kanjiOf(signs: readonly string[], own: InstructionLanguage): readonly Kanji[] {
  return signs.flatMap((sign) => {
    const stored = storedKanji().get(sign);
    return stored === undefined ? [] : [toKanji(stored, own)];
  });
}

/** A kanji as readers of a language learn it. */
export function toKanji({ meanings, ...kanji }: StoredKanji, own: InstructionLanguage): Kanji {
  return {
    ...kanji,
    meaning: meanings[own],
    meanings: typedMeanings(meanings[own]),
    typed: [...new Set(kanji.readings.flatMap(typedReadings))],
    romaji: kanji.readings.map((reading) => toRomaji(bare(reading))).join(", "),
  };
}

/** All of the meaning, one of its parts, an English verb without "to", a part without its aside. */
export function typedMeanings(meaning: string): readonly string[] {
  const parts = [meaning, ...meaning.split(", ")];
  const plain = parts.map((part) => part.replace(/ \([^()]*\)$/u, ""));
  return [...new Set([...parts, ...plain, ...plain.map((part) => part.replace(/^to /u, ""))])];
}

type Read = Pick<StoredKanji, "readings">;

/** Whether two kanji share a way of being read, with what is written after the sign or without. */
export function soundAlike(one: Read, other: Read): boolean {
  const spoken = new Set(one.readings.flatMap(spokenReadings));
  return other.readings.flatMap(spokenReadings).some((reading) => spoken.has(reading));
}

/** With and without what is written in kana after the sign, unless that doubles a consonant. */
function spokenReadings(reading: string): readonly string[] {
  return [bare(reading), reading.replace(/\([^()]*\)/u, "")]
    .filter((kana) => !kana.endsWith("っ"))
    .map((kana) => toHiragana(kana));
}

function typedReadings(reading: string): readonly string[] {
  return spokenReadings(reading).flatMap((kana) => [kana, toRomaji(kana)]);
}

function bare(reading: string): string {
  return reading.replaceAll(/[()]/gu, "");
}
