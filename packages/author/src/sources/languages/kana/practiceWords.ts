import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import { readDataSet } from "../readDataSet.ts";
import { toWord } from "../words/Word.ts";
import type { Word } from "../words/Word.ts";
import type { Script, Sign } from "./signs.ts";

/** A word to read, in kana alone. */
export interface PracticeWord {
  readonly kana: string;
  readonly word: Word;
}

/** Words of the vocabulary that use only known signs, and at least one of the new ones. */
export function practiceWords(
  script: Script,
  known: readonly Sign[],
  fresh: readonly Sign[],
  own: InstructionLanguage,
): readonly PracticeWord[] {
  const letters = new Set([...known.flatMap(({ text }) => Array.from(text)), longVowel(script)]);
  const seen = new Set<string>();
  return readDataSet("vocabulary").flatMap((entry) => {
    const name = entry.names.ja;
    const kana = name.reading ?? name.text;
    const readable =
      !seen.has(kana) &&
      Array.from(kana).length > 1 &&
      Array.from(kana).every((letter) => letters.has(letter)) &&
      fresh.some(({ text }) => kana.includes(text));
    if (readable) seen.add(kana);
    return readable ? [{ kana, word: toWord(entry, "ja", own) }] : [];
  });
}

/** The mark of a long vowel belongs to katakana. */
function longVowel(script: Script): string {
  return script === "katakana" ? "ー" : "";
}
