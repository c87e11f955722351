import { foldText } from "../texts/foldText.ts";
import { emptyWords } from "./empty-words.ts";

/** The words that say what a topic is about, folded, each once; all where none does. */
export function tellingWords(topic: string): readonly string[] {
  const words = foldText(topic).trim().split(" ");
  const telling = words.filter((word) => !emptyWords.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}
