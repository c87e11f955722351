import { foldText } from "../texts/foldText.ts";
import { stopWords } from "./stop-words.ts";

/** The words that say what a topic is about, folded, each once; all where none does. */
export function contentWords(topic: string): readonly string[] {
  const words = foldText(topic).trim().split(" ");
  const telling = words.filter((word) => !stopWords.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}
