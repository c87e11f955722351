import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { rulesOf } from "../rules/index.ts";
import { tells } from "./namesOf.ts";
import type { Noun } from "./nounsOf.ts";

/** A term and what the text says it is. */
export interface FoundDefinition {
  readonly term: string;
  readonly definition: string;
  /** Whether the sentence says that it is the name of a thing: "is called", "on appelle". */
  readonly isNamed: boolean;
}

const mostTermWords = 3;
/** Kinds of thing that a document may call a term: "a BOOTP server", "the BOOTP protocol". */
const mostKinds = 3;

/** The definition that a sentence gives, if it gives one. */
export function definitionIn(
  sentence: string,
  language: InstructionLanguage,
): FoundDefinition | null {
  const { definitions, functionWords, generalNouns } = rulesOf[language];
  for (const pattern of definitions) {
    const { named, term = named ?? "", definition = "" } = pattern.exec(sentence)?.groups ?? {};
    const words = term.toLowerCase().split(/[ ’']/);
    const isTerm =
      term.length > 3 &&
      words.length <= mostTermWords &&
      !words.some((word, index) => index === 0 && functionWords.has(word)) &&
      !functionWords.has(words.at(-1) ?? "") &&
      !words.some((word) => generalNouns.has(word));
    const isGeneral =
      !ownName.test(definition) &&
      !toReader.test(definition) &&
      !cut.test(definition) &&
      !(isParticular(sentence, term, language) && /^(?:an?|een) /u.test(definition));
    if (isTerm && isGeneral && !tells(definition, term) && !startsVaguely.test(definition))
      return { term, definition, isNamed: named !== undefined };
  }
  return null;
}

/** "The shell is a Bourne shell clone": what is said of one that is known defines none. French defines so. */
const particular: Readonly<Record<InstructionLanguage, RegExp>> = {
  en: /^The $/u,
  fr: /$^/u,
  nl: /^(?:De|Het) $/u,
};

/** What has a name of its own is one among others. */
export const ownName =
  /(?<!\p{Letter})(?:called|named|appelée?s?|nommée?s?|dénommée?s?|genaamd|geheten|genoemd)(?!\p{Letter})/u;

/** "… by what are known as generic functions" defines none. */
export const cut =
  /(?<!\p{Letter})(?:what|which|that|by|of|the|an?|ce que|qui|par|de|des|du|wat|van|een|door)$/u;

/** What is said to the reader says what to do with a thing, not what it is. */
const toReader = /(?<!\p{Letter})(?:you|your|vous|votre|vos|u|uw|je|jouw)(?!\p{Letter})/u;

/** Behind a definite article, and no name, which has a capital. */
function isParticular(sentence: string, term: string, language: InstructionLanguage): boolean {
  return (
    particular[language].test(sentence.slice(0, sentence.indexOf(term))) &&
    !/\p{Uppercase}/u.test(term)
  );
}

/** Whether sentences in small letters call a thing by so many kinds that no one meaning is its own. */
export function hasManyMeanings(
  term: string,
  statements: Iterable<string>,
  { language, nouns }: { language: InstructionLanguage; nouns: ReadonlyMap<string, Noun> },
): boolean {
  const name = term.toLowerCase();
  const kind = language === "fr" ? `(\\p{Letter}+) ${name}` : `${name} (\\p{Letter}+)`;
  const beside = new RegExp(`(?<![\\p{Letter}-])${kind}(?![\\p{Letter}-])`, "gu");
  const kinds = [...statements]
    .filter((statement) => statement.includes(name))
    .flatMap((statement) => [...statement.matchAll(beside)].map(([, word = ""]) => word))
    .filter((word) => nouns.has(word));
  return new Set(kinds).size > mostKinds;
}

/** It is named as such, or its first or last word is a noun of the document, or written with a capital within sentences. */
export function isTerm(
  { term, isNamed }: Pick<FoundDefinition, "term" | "isNamed">,
  {
    nouns,
    capitals,
  }: { readonly nouns: ReadonlyMap<string, Noun>; readonly capitals: ReadonlySet<string> },
): boolean {
  const words = term.split(" ");
  return (
    !isVagueTerm(term) &&
    (isNamed ||
      [words[0] ?? "", words.at(-1) ?? ""].some(
        (word) => nouns.has(word.toLowerCase()) || capitals.has(word),
      ))
  );
}

/** Whether a term is one of several, so that it takes the others to know which. */
export function isVagueTerm(term: string): boolean {
  return vague.test(term);
}

const vague =
  /^(?:first|second|third|fourth|fifth|sixth|last|next|other|opposite|same|main|new|premi(?:er|ère)|deuxième|second|seconde|troisième|quatrième|derni(?:er|ère)|autre|même|nouve(?:au|l|lle)|principale?|eerste|tweede|derde|vierde|laatste|volgende|andere?|zelfde|nieuwe|meest)(?=\s|$)/iu;

/** "the same", "the only", "une bonne idée": nothing by which a term is known. */
export const startsVaguely =
  /^(?:the (?:same|only|first|last|next|most|best|main|case|following|result|default)|an? (?:good|bad|very|bit|little|lot|matter|way)|le (?:même|seul|premier|dernier|plus|cas|meilleur|moment)|la (?:même|seule|première|dernière|plus|meilleure|façon)|l’(?:un|une|autre)|les (?:mêmes|seuls|seules|plus|autres)|une? (?:bonne|mauvaise|très|peu|façon|manière|des)|de (?:meeste|beste|enige|eerste|laatste|volgende|zelfde)|een (?:goede|slechte|zeer|beetje|manier)|het (?:geval|beste|enige|eerste|volgende|zelfde))(?=[\s,])/iu;
