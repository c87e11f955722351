import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { rulesOf } from "../rules/index.ts";
import { joined } from "../rules/denials.ts";
import { oppositesOf, possibility } from "../rules/opposites.ts";
import { inMainClause } from "./isClause.ts";
import { holdsName } from "./namesOf.ts";
import { holdsNegation } from "./negation.ts";
import { numberIn, nearNumbers } from "./numbersIn.ts";
import { typographic } from "./readable.ts";

/** A false statement, and how it came about. */
export interface Falsehood {
  readonly statement: string;
  readonly rule: string;
}

/**
 * Makes a true sentence false by a rule that cannot leave it true: a word turned to its opposite, a number changed. Empty where no rule applies.
 */
export function falsify(original: string, language: InstructionLanguage): readonly Falsehood[] {
  const sentence = typographic(original);
  const { falsifiers, noFalsifying, unsure, contrast, byDefault } = rulesOf[language];
  const inside = sentence.charAt(0).toLowerCase() + sentence.slice(1);
  if (unsure.test(sentence) || unsure.test(inside) || contrast.test(sentence)) return [];
  if (byDefault.test(sentence) && !holdsName(sentence)) return [];
  const isAdvised = advised.test(sentence);
  // What is true without its "not", or with one put in, is often true still.
  if (holdsNegation(sentence, language)) return [];
  const found: Falsehood[] = [];
  for (const falsifier of [...falsifiers, ...oppositesOf[language]]) {
    const { replace, name, word } = falsifier;
    if (word !== undefined && !sentence.includes(word)) continue;
    const { find } = falsifier;
    if (sentence.search(find) === -1) continue;
    if (name === "antonym" && symmetric.test(sentence)) continue;
    if (isAdvised && (name === "antonym" || least.test(sentence))) continue;
    if (word !== undefined && sentence.split(word).length > 2) continue;
    if (name === "opposite" ? possibility[language].test(sentence) : noFalsifying.test(sentence))
      continue;
    const statement = sentence.replace(find, replace);
    if (isTurned(name) && (holds(sentence, replace) || !keepsArticle(sentence, statement)))
      continue;
    if (isTurned(name) && isHalf(sentence, find, language)) continue;
    const changes =
      statement !== sentence && inMainClause(sentence, firstChange(sentence, statement), language);
    if (changes && !found.some((other) => other.statement === statement))
      found.push({ statement, rule: name });
  }
  // Where so many can, more or fewer can as well.
  const isFixed = !noFalsifying.test(sentence) && !possibility[language].test(sentence);
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

/** What is advised is at least so much, and never at most. */
const advised = /recomm[ae]nd|conseill|aanbevolen|aangeraden|aan te raden|advised|suggest|suggér/iu;

/** What lies between two maxima lies between two minima as well. */
const symmetric =
  /(?<!\p{Letter})(?:between|entre|tussen)(?!\p{Letter}).*m(?:in|ax)im|m(?:in|ax)im.*(?<!\p{Letter})(?:between|entre|tussen)(?!\p{Letter})/iu;

const least = /minim|at least|au moins|minstens|ten minste/iu;

function isTurned(name: string): boolean {
  return name === "antonym" || name === "opposite";
}

/** "Removed or replaced": where one word is turned the other stays as it was. */
function isHalf(sentence: string, find: RegExp, language: InstructionLanguage): boolean {
  const [word] = find.exec(sentence) ?? [""];
  const at = sentence.search(find);
  const { before, after } = joined[language];
  return before.test(sentence.slice(0, at)) || after.test(sentence.slice(at + word.length));
}

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
