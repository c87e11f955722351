import type { InstructionLanguage } from "../../drafts.ts";
import { rulesOf } from "../rules/index.ts";
import { tellsName } from "./namesOf.ts";
import type { Noun } from "./nounsOf.ts";

/** A term and what the text says it is. */
export interface FoundDefinition {
  readonly term: string;
  readonly definition: string;
}

const mostTermWords = 3;

/** The definition that a sentence gives, if it gives one. */
export function definitionIn(
  sentence: string,
  language: InstructionLanguage,
): FoundDefinition | null {
  const { definitions, functionWords, generalNouns } = rulesOf[language];
  for (const pattern of definitions) {
    const { term = "", definition = "" } = pattern.exec(sentence)?.groups ?? {};
    const words = term.toLowerCase().split(/[ ’']/);
    const isTerm =
      term.length > 3 &&
      words.length <= mostTermWords &&
      !words.some((word, index) => index === 0 && functionWords.has(word)) &&
      !functionWords.has(words.at(-1) ?? "") &&
      !words.some((word) => generalNouns.has(word));
    if (isTerm && !tellsName(definition, term) && !startsVaguely.test(definition))
      return { term, definition };
  }
  return null;
}

/** Its last word is a noun of the document, or is written with a capital within sentences. */
export function isTerm(
  term: string,
  nouns: ReadonlyMap<string, Noun>,
  capitals: ReadonlySet<string>,
): boolean {
  const last = term.split(" ").at(-1) ?? "";
  return !vague.test(term) && (nouns.has(last.toLowerCase()) || capitals.has(last));
}

/** One of several: it takes the others to know which. */
const vague =
  /^(?:first|second|third|fourth|fifth|sixth|last|next|other|opposite|same|main|new|premi(?:er|ère)|deuxième|second|seconde|troisième|quatrième|derni(?:er|ère)|autre|même|nouve(?:au|l|lle)|principale?|eerste|tweede|derde|vierde|laatste|volgende|andere?|zelfde|nieuwe|meest)(?=\s|$)/iu;

/** "the same", "the only", "une bonne idée": nothing by which a term is known. */
const startsVaguely =
  /^(?:the (?:same|only|first|last|next|most|best|main|case|following|result|default)|an? (?:good|bad|very|bit|little|lot|matter|way)|le (?:même|seul|premier|dernier|plus|cas|meilleur|moment)|la (?:même|seule|première|dernière|plus|meilleure|façon)|l’(?:un|une|autre)|les (?:mêmes|seuls|seules|plus|autres)|une? (?:bonne|mauvaise|très|peu|façon|manière|des)|de (?:meeste|beste|enige|eerste|laatste|volgende|zelfde)|een (?:goede|slechte|zeer|beetje|manier)|het (?:geval|beste|enige|eerste|volgende|zelfde))(?=[\s,])/iu;
