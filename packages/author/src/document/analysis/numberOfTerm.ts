import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { nounRulesOf } from "../rules/nouns/index.ts";
import type { NounNumber } from "../rules/nouns/index.ts";

/** What is said of one begins so, and what is said of many; "the", "de" stand before both. */
const one = /^(?:an?|une?|l[ea]|een|het) |^l[’']/u;
const many = /^(?:des|les|two|three|deux|trois|twee|drie) /u;

/**
 * Whether a term names one thing or many: by the article of what is said of it, or else by the form of the noun
 * that its other words belong to. Null where neither tells.
 */
export function numberOfTerm(
  term: string,
  said: string,
  language: InstructionLanguage,
): NounNumber | null {
  if (one.test(said)) return "one";
  if (many.test(said)) return "many";
  const words = term.toLowerCase().split(/[ ’']/u);
  const head = language === "fr" ? words[0] : words.at(-1);
  return nounRulesOf[language].numberOf(head ?? "");
}
