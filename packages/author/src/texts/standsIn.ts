import { foldText } from "./foldText.ts";

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Whether words stand in a text one after another and whole, whatever their case, accents and marks;
 * Japanese, which does not part its words, as it is written. Nothing stands nowhere.
 */
export function standsIn(words: string, text: string): boolean {
  if (unspaced.test(words)) return text.normalize("NFKC").includes(words.normalize("NFKC").trim());
  const folded = foldText(words);
  return folded !== "" && foldText(text).includes(folded);
}

/** The folded text by which two wordings are told to be the same. */
export function sameWords(text: string): string {
  return unspaced.test(text) ? text.normalize("NFKC").replaceAll(/\s+/gu, "") : foldText(text);
}
