import type { AlphabetSign, Locale, Script } from "@alambic/contract";

import { rowsOf, storedKanji, toKanji } from "@alambic/author/languages";

/** The signs of a script that the author knows, in the order in which they are taught. */
export function signsOf(script: Script, locale: Locale): AlphabetSign[] {
  if (script === "hiragana" || script === "katakana") {
    return [...rowsOf(script, "plain"), ...rowsOf(script, "voiced")]
      .flat()
      .map(({ text, typed, reading }) => ({
        sign: text,
        readings: [...typed],
        shown: reading,
        meaning: null,
      }));
  }
  const level = script.slice("kanji_".length).toUpperCase();
  return [...storedKanji().values()]
    .filter((kanji) => kanji.level === level)
    .map((stored) => toKanji(stored, locale))
    .map(({ id, typed, romaji, meaning }) => ({
      sign: id,
      readings: [...typed],
      shown: romaji,
      meaning,
    }));
}
