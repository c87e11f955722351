import type { InstructionLanguage } from "../../drafts.ts";
import { rulesOf } from "../rules/index.ts";
import { numberIn, nearNumbers } from "./numbersIn.ts";

/** A false statement, and how it came about. */
export interface Falsehood {
  readonly statement: string;
  readonly rule: string;
}

/**
 * Makes a true sentence false by a rule that cannot leave it true: a negation removed or added, a
 * word turned to its opposite, a number changed. Empty where no rule applies.
 */
export function falsify(sentence: string, language: InstructionLanguage): readonly Falsehood[] {
  const { falsifiers, noFalsifying } = rulesOf[language];
  if (noFalsifying.test(sentence)) return [];
  const negated = negations[language].test(sentence);
  const found: Falsehood[] = [];
  for (const { find, replace, name } of falsifiers) {
    if (negated && name !== "negation removed") continue;
    const statement = sentence.replace(find, replace);
    if (negated && negations[language].test(statement)) continue;
    if (name === "antonym" && (holds(sentence, replace) || !keepsArticle(sentence, statement)))
      continue;
    if (statement !== sentence && !found.some((other) => other.statement === statement))
      found.push({ statement, rule: name });
  }
  const number = negated ? null : numberIn(sentence, language);
  const [near] = number === null ? [] : nearNumbers(number);
  if (number !== null && near !== undefined)
    found.push({
      statement: sentence.slice(0, number.start) + near + sentence.slice(number.end),
      rule: "number changed",
    });
  return found;
}

/** Where both opposites stand, turning one says nothing that can be told. */
function holds(sentence: string, words: string): boolean {
  return sentence.toLowerCase().includes(words.toLowerCase());
}

/** "a" and "an" would give the change away. */
function keepsArticle(sentence: string, statement: string): boolean {
  let at = 0;
  while (at < sentence.length && sentence[at] === statement[at]) at += 1;
  const changed = sentence.lastIndexOf(" ", at) + 1;
  const article = /(?:^| )an? $/iu.test(sentence.slice(0, changed));
  const vowel = (text: string) => /^[aeiou]/iu.test(text.slice(changed));
  return !article || vowel(sentence) === vowel(statement);
}

/** Sentences that hold a negation are only made false by removing it. */
const negations: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /(?<!\p{Letter})(?:not|never|no|cannot|n['’]t)(?!\p{Letter})/u,
  fr: /(?<!\p{Letter})(?:ne|n’|pas|jamais|aucune?)(?!\p{Letter})/u,
  nl: /(?<!\p{Letter})(?:niet|nooit|geen)(?!\p{Letter})/u,
};
