import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { rulesOf } from "../rules/index.ts";
import { tokensOf } from "./nounsOf.ts";

/** Behind a noun, what says which one. */
const complement: Readonly<Record<InstructionLanguage, ReadonlySet<string>>> = {
  en: new Set(["of", "for"]),
  fr: new Set(["de", "du", "des", "d"]),
  nl: new Set(["van", "voor"]),
};

/**
 * By noun, how many different kinds of it a document names: by the word before it ("the control file"),
 * behind it ("le fichier journal"), or behind "of". "The file" alone does not tell which of them is meant.
 */
export function kindsOf(
  texts: readonly string[],
  nouns: ReadonlyMap<string, unknown>,
  language: InstructionLanguage,
): ReadonlyMap<string, number> {
  const { functionWords } = rulesOf[language];
  const kinds = new Map<string, Set<string>>();
  const isContent = (token = "") =>
    /^\p{Letter}{3,}/u.test(token) && !functionWords.has(token.toLowerCase());
  for (const text of texts) {
    const tokens = tokensOf(text);
    for (const [at, token] of tokens.entries()) {
      const noun = token.toLowerCase();
      if (!nouns.has(noun)) continue;
      const [before, next = "", second, third] = [at - 1, at + 1, at + 2, at + 3].map(
        (index) => tokens[index],
      );
      const own = kinds.get(noun) ?? new Set<string>();
      kinds.set(noun, own);
      const beside = language === "fr" ? next : before;
      if (isContent(beside)) own.add((beside ?? "").toLowerCase());
      const named = isContent(second) ? second : third;
      if (complement[language].has(next.toLowerCase()) && isContent(named))
        own.add((named ?? "").toLowerCase());
    }
  }
  return new Map([...kinds].map(([noun, own]) => [noun, own.size]));
}
