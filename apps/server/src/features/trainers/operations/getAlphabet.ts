import type { AlphabetSign, Script } from "@alambic/contract";

import { rowsOf } from "../../../author/language/kana/signs.ts";
import { toKanji } from "../../../author/language/kanji/Kanji.ts";
import { storedKanji } from "../../../author/language/kanji/StoredKanji.ts";
import { memberOperation } from "../../../http/operation.ts";

/** The signs of a script that the author knows. */
export const getAlphabet = memberOperation<"getAlphabet">(({ path: { script } }) =>
  Promise.resolve({ status: 200, body: { script, lang: "ja", signs: signsOf(script) } }),
);

function signsOf(script: Script): AlphabetSign[] {
  if (script === "hiragana" || script === "katakana") {
    return [...rowsOf(script, "plain"), ...rowsOf(script, "voiced")]
      .flat()
      .map(({ text, typed, reading }) => ({ sign: text, readings: [...typed], shown: reading }));
  }
  const level = script.slice("kanji_".length).toUpperCase();
  return [...storedKanji().values()]
    .filter((kanji) => kanji.level === level)
    .map((stored) => toKanji(stored, "en"))
    .map(({ id, typed, romaji }) => ({ sign: id, readings: [...typed], shown: romaji }));
}
