import type { InstructionLanguage } from "../../drafts.ts";
import { rulesOf } from "../rules/index.ts";
import { oppositesOf, possibility } from "../rules/opposites.ts";
import { inMainClause } from "./isClause.ts";
import { numberIn, nearNumbers } from "./numbersIn.ts";
import { typographic } from "./readable.ts";

/** A false statement, and how it came about. */
export interface Falsehood {
  readonly statement: string;
  readonly rule: string;
}

/**
 * Makes a true sentence false by a rule that cannot leave it true: a negation removed or added, a
 * word turned to its opposite, a number changed. Empty where no rule applies.
 */
export function falsify(original: string, language: InstructionLanguage): readonly Falsehood[] {
  const sentence = typographic(original);
  const { falsifiers, noFalsifying } = rulesOf[language];
  if (unsure[language].test(sentence) || contrasts[language].test(sentence)) return [];
  const negated = negations[language].test(sentence);
  const found: Falsehood[] = [];
  for (const { find, replace, name, word } of [...falsifiers, ...oppositesOf[language]]) {
    if (word !== undefined && !sentence.includes(word)) continue;
    if (negated && name !== "negation removed") continue;
    if (name === "opposite" ? possibility[language].test(sentence) : noFalsifying.test(sentence))
      continue;
    const statement = sentence.replace(find, replace);
    if (negated && negations[language].test(statement)) continue;
    if (isTurned(name) && (holds(sentence, replace) || !keepsArticle(sentence, statement)))
      continue;
    const changes =
      statement !== sentence && inMainClause(sentence, firstChange(sentence, statement), language);
    if (changes && !found.some((other) => other.statement === statement))
      found.push({ statement, rule: name });
  }
  // Where so many can, more or fewer can as well.
  const isFixed = !negated && !noFalsifying.test(sentence) && !possibility[language].test(sentence);
  const number = isFixed ? numberIn(sentence, language) : null;
  const [near] = number === null ? [] : nearNumbers(number);
  if (number !== null && near !== undefined)
    found.push({
      statement: sentence.slice(0, number.start) + near + sentence.slice(number.end),
      rule: "number changed",
    });
  return sentence === original
    ? found
    : found.map(({ statement, rule }) => ({ statement: statement.replaceAll("’", "'"), rule }));
}

function isTurned(name: string): boolean {
  return name === "antonym" || name === "opposite";
}

/** Whatever is changed in them, some of these may stay true. */
const unsure: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /^(?:Some|Many|Several|Most|A few|Few|Certain|Various|Numerous|Half|Part|All|Any|Every)(?= )|(?<![\p{Letter}’-])(?:some|(?:on|for) many|several|certain|various|unless|except|hardly|rarely|seldom|perhaps|sometimes|usually|generally|typically|normally|often|whether|not only|no longer)(?![\p{Letter}’-])/u,
  fr: /^(?:Certaine?s?|Plusieurs|Beaucoup|De nombreu|La plupart|Une partie|Quelques|Peu|Plus|Moins|Toute?s?|Tous)(?=[ xs])|(?<![\p{Letter}’-])(?:quelques|nombreu\p{Letter}+|plusieurs|certaine?s?|sauf|à moins|sinon|peut-être|parfois|éventuellement|généralement|habituellement|normalement|souvent|ou non)(?![\p{Letter}’-])/u,
  nl: /^(?:Sommige|Veel|Vele|Enkele|Verschillende|De meeste|Een deel|Bepaalde|Hoe|Alle) |(?<![\p{Letter}’-])(?:sommige|veel|vele|enkele|bepaalde|verschillende|tenzij|behalve|nauwelijks|zelden|soms|meestal|doorgaans|gewoonlijk|normaal gezien|normaliter|vaak|misschien|al dan niet|niet alleen|in- en uit\p{Letter}+)(?![\p{Letter}’-])/u,
};

/** Where both opposites stand, turning one says nothing that can be told. */
function holds(sentence: string, words: string): boolean {
  return sentence.toLowerCase().includes(words.toLowerCase());
}

function firstChange(sentence: string, statement: string): number {
  let at = 0;
  while (at < sentence.length && sentence[at] === statement[at]) at += 1;
  return at;
}

/** "a" and "an" would give the change away. */
function keepsArticle(sentence: string, statement: string): boolean {
  const at = firstChange(sentence, statement);
  const changed = sentence.lastIndexOf(" ", at) + 1;
  const article = /(?:^| )an? $/iu.test(sentence.slice(0, changed));
  const vowel = (text: string) => /^[aeiou]/iu.test(text.slice(changed));
  return !article || vowel(sentence) === vowel(statement);
}

/**
 * "Not this but that", "this and also that", "each of them", a second verb behind "and": turned
 * round they say nothing that is plainly false.
 */
const contrasts: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /(?<!\p{Letter})(?:nothing|but|each|every|also|even|either|both|(?:and|or) (?:is|are|was|were|can|must|should|will|may|has|have|does|do))(?!\p{Letter})/iu,
  fr: /(?<!\p{Letter})(?:rien|soit|mais|chaque|chacune?|aussi|même|également|(?:et|ou) (?:est|sont|peut|peuvent|doit|doivent|permet|contient|sert|utilise|offre|n’|ne))(?!\p{Letter})/iu,
  nl: /(?<!\p{Letter})(?:niets|wel|maar|elke?|iedere?|ook|zelfs|evenals|zowel|(?:en|of) (?:is|zijn|kan|kunnen|moet|moeten|mag|mogen|wordt|worden|zal|zullen|heeft|hebben))(?!\p{Letter})/iu,
};

/** Sentences that hold a negation are only made false by removing it. */
const negations: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /(?<!\p{Letter})(?:not|never|no|cannot|n['’]t)(?!\p{Letter})/u,
  fr: /(?<!\p{Letter})(?:ne|n’|pas|jamais|aucune?)(?!\p{Letter})/u,
  nl: /(?<!\p{Letter})(?:niet|nooit|geen)(?!\p{Letter})/u,
};
