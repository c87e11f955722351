import { definedIn } from "../analysis/definedIn.ts";
import type { Defined } from "../analysis/definedIn.ts";
import { hasManyMeanings } from "../analysis/definitionIn.ts";
import { lettersOf } from "../analysis/lettersToTell.ts";
import { numberOfTerm } from "../analysis/numberOfTerm.ts";
import type { Sentence } from "../analysis/shapes.ts";
import { standsAlone } from "../analysis/standsAlone.ts";
import { nounRulesOf } from "../rules/nouns/index.ts";
import type { NounNumber } from "../rules/nouns/index.ts";
import { placeOf } from "./DocumentKnowledge.ts";
import type { DocumentKnowledge, KnownTerm } from "./DocumentKnowledge.ts";
import type { DefinitionRecipe, Evidence } from "./Recipe.ts";
import { areApart } from "./termsApart.ts";
import { apart, distinct, unlike } from "./wrongWords.ts";

const fewestOthers = 2;
const nearestTerms = 3;
const longTerm = 24;
const shortestChosen = 40;
const mostLonger = 1.6;
const farther = 4;
const fewSaid = 4;
const mostSaidOf = 180;

/** What a sentence defines, with terms that it does not: to be asked for, matched or typed. */
export function definitionRecipes(
  { text }: Sentence,
  evidence: Evidence,
  known: DocumentKnowledge,
): readonly DefinitionRecipe[] {
  const found = definedIn(text, known);
  if (found === null) return [];
  if (!known.isShort && hasManyMeanings(found.term, known.statements.keys(), known)) return [];
  const { term, definition: meaning } = found;
  // "A protein produced by the liver" may be many a thing.
  const others =
    known.isShort && meaning.length < shortestChosen ? [] : siblingsOf(found, text, known);
  const letters = known.isShort ? lettersOfTerm(found, text, known) : null;
  // In a short text it may still be matched with others of its lesson, or typed.
  return others.length < fewestOthers && !known.isShort
    ? []
    : [
        {
          kind: "definition",
          evidence,
          term,
          definition: meaning,
          others,
          ...(letters === null ? {} : { letters }),
        },
      ];
}

/** What is shown of a term where it is typed; null where its sentence shows it twice, or needs others. */
function lettersOfTerm(
  { term, make }: Defined,
  text: string,
  known: DocumentKnowledge,
): string | null {
  const word = term.toLowerCase();
  const isWord = /^\p{Letter}\p{Lowercase}{3,}$/u.test(term) && make === "thing";
  if (!isWord || !standsAlone(text, known.language)) return null;
  if (text.toLowerCase().split(word).length !== 2 || isTopic(word, known)) return null;
  const { language, nouns: all, letters, commonWords: words } = known;
  const { numberOf } = nounRulesOf[language];
  return letters.get(word) ?? lettersOf(word, all, { words, numberOf });
}

/** Whether so much of the text is about it that any reader would put it in. */
function isTopic(word: string, { said, words }: DocumentKnowledge): boolean {
  return said(word) > Math.max(fewSaid, words / mostSaidOf);
}

/**
 * Terms of the same document, written with a capital or without, as this is: those that it explains before those
 * of which it only says something, and the nearest first. In a short text, which says little of each, none that
 * its words leave open.
 */
function siblingsOf(
  { term, definition: meaning, make }: Defined,
  text: string,
  known: DocumentKnowledge,
): readonly string[] {
  const isName = (word: string) =>
    /^\p{Uppercase}/u.test(word) && !known.commonWords.has(firstWord(word).toLowerCase());
  const place = placeOf(text, known);
  const begins = /^\p{Uppercase}/u.test(term);
  const number = numberOfTerm(term, meaning, known.language);
  const alike = known.terms
    .filter((other) => isName(other.term) === isName(term))
    .filter(
      (other) =>
        !known.isShort ||
        (other.isExplained &&
          (other.make ?? "thing") === make &&
          isOfNumber(other, number, known) &&
          // The longest is not to tell itself.
          (term.length <= longTerm || mostLonger * other.term.length >= term.length) &&
          areApart(
            { term, said: meaning },
            { term: other.term, said: other.said ?? "" },
            known.language,
          )),
    )
    .map((other) => ({
      ...other,
      far: Math.abs(other.place - place) * (other.isExplained ? 1 : farther),
    }))
    .toSorted((a, b) => a.far - b.far)
    .map((other) => withFirst(other.term, isName(term) ? null : begins));
  const others = apart(unlike(term, text, distinct(alike)));
  return known.isShort ? others.slice(0, nearestTerms) : others;
}

/** Whether a term names one thing or many as another does; where its form does not tell, it may. */
function isOfNumber(
  { term, said = "" }: KnownTerm,
  number: NounNumber | null,
  { language }: DocumentKnowledge,
): boolean {
  const own = numberOfTerm(term, said, language);
  return own === null || number === null || own === number;
}

function firstWord(term: string): string {
  return term.split(/[ ’'-]/u)[0] ?? "";
}

/** With a capital first letter or a small one, as it is where neither is asked for. */
function withFirst(term: string, isCapital: boolean | null): string {
  if (isCapital === null) return term;
  const first = term.charAt(0);
  return (isCapital ? first.toUpperCase() : first.toLowerCase()) + term.slice(1);
}
