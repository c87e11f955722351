import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { readWordRanks } from "../../sources/languages/levels/readWordRanks.ts";

/** So many of the most frequent forms of a language everybody puts into a gap without having read the text. */
const everyday = 4000;

const known = new Map<InstructionLanguage, ReadonlyMap<string, number>>();

/** Whether a word is one of everyday speech, rather than of what a text teaches. */
export function isEveryday(word: string, language: InstructionLanguage): boolean {
  const ranks = known.get(language) ?? readWordRanks(language);
  known.set(language, ranks);
  return (ranks.get(word) ?? everyday) < everyday;
}
