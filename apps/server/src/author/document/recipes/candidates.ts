import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { blanksIn } from "../analysis/blanksIn.ts";
import type { Blank } from "../analysis/blanksIn.ts";
import { definitionIn, hasManyMeanings, isTerm } from "../analysis/definitionIn.ts";
import { distractorsFor } from "../analysis/distractorsFor.ts";
import { falsify } from "../analysis/falsify.ts";
import { acronymsIn, mayAbbreviate, namesIn, tellsName } from "../analysis/namesOf.ts";
import { toneOf } from "../analysis/negation.ts";
import type { Noun } from "../analysis/nounsOf.ts";
import { nearNumbers, numberIn } from "../analysis/numbersIn.ts";
import type { Sentence } from "../analysis/shapes.ts";
import { nounRulesOf } from "../rules/nouns/index.ts";
import { rulesOf } from "../rules/index.ts";
import type { Evidence, Recipe } from "./Recipe.ts";

/** What is known of the whole document when one of its sentences is looked at. */
export interface DocumentKnowledge {
  readonly language: InstructionLanguage;
  readonly nouns: ReadonlyMap<string, Noun>;
  /** By noun, the first letters that tell it from others; null where they would be too many. */
  readonly letters: ReadonlyMap<string, string | null>;
  /** Words that are written without a capital somewhere. */
  readonly commonWords: ReadonlySet<string>;
  /** Words that are written with a capital in the middle of sentences. */
  readonly capitals: ReadonlySet<string>;
  /** Proper names, terms that are defined, and meanings of abbreviations, each once. */
  readonly names: readonly string[];
  readonly terms: readonly string[];
  readonly meanings: readonly string[];
  /** Every sentence in lower case, and which of them it is: a false statement must be none. */
  readonly statements: ReadonlyMap<string, number>;
}

const fewestOthers = 2;
const mostOthers = 5;
/** Words of one sentence that could be left out. */
const mostGaps = 3;

/** Every item that can be asked about a sentence: at most one of a kind, but for gaps and false statements. */
export function candidates(
  sentence: Sentence,
  passage: string,
  evidence: Evidence,
  known: DocumentKnowledge,
): readonly Recipe[] {
  return [
    ...definition(sentence, evidence, known),
    ...acronym(sentence, evidence, known),
    ...number(sentence, evidence, known),
    ...name(sentence, evidence, known),
    ...falsehoods(sentence, evidence, known),
    ...nouns(sentence, passage, evidence, known),
    { kind: "true", evidence },
  ];
}

function definition({ text }: Sentence, evidence: Evidence, known: DocumentKnowledge): Recipe[] {
  const found = definitionIn(text, known.language);
  if (found === null || !isTerm(found.term, known.nouns, known.capitals)) return [];
  if (hasManyMeanings(found.term, known.statements.keys(), known)) return [];
  const others = unlike(found.term, text, known.terms);
  return others.length < fewestOthers ? [] : [{ kind: "definition", evidence, ...found, others }];
}

function acronym({ text }: Sentence, evidence: Evidence, known: DocumentKnowledge): Recipe[] {
  const [found] = acronymsIn(text, known.language);
  if (found === undefined) return [];
  const others = unlike(found.long, text, known.meanings).filter((other) =>
    mayAbbreviate(found.short, other),
  );
  return others.length < fewestOthers ? [] : [{ kind: "acronym", evidence, ...found, others }];
}

function number({ text }: Sentence, evidence: Evidence, known: DocumentKnowledge): Recipe[] {
  const found = numberIn(text, known.language);
  if (found === null) return [];
  const others = nearNumbers(found).slice(0, mostOthers);
  return others.length < fewestOthers
    ? []
    : [{ kind: "number", evidence, from: found.start, to: found.end, others }];
}

function name({ text }: Sentence, evidence: Evidence, known: DocumentKnowledge): Recipe[] {
  const [found] = namesIn(text).filter((candidate) => text.split(candidate.text).length === 2);
  if (found === undefined || !known.names.includes(found.text) || tellsName(text, found.text))
    return [];
  const { numberOf } = nounRulesOf[known.language];
  const size = found.text.split(" ").length;
  const alike = known.names.filter(
    (other) =>
      other.split(" ").length === size &&
      !article.test(other) &&
      namesThing(other, known) === namesThing(found.text, known) &&
      numberOf(other) === numberOf(found.text),
  );
  const others = unlike(found.text, text, alike);
  return others.length < fewestOthers
    ? []
    : [{ kind: "name", evidence, from: found.start, to: found.end, others }];
}

/** "The Open Source" is half of a name. */
const article = /^(?:The|An?|Le|La|Les|De|Het|Een) /u;

/** A name made of common words names a thing; people and places have words of their own. */
function namesThing(name: string, { commonWords }: DocumentKnowledge): boolean {
  return name.split(/[ -]/).some((word) => commonWords.has(word.toLowerCase()));
}

/** At most one that denies, and one that does not. */
function falsehoods({ text }: Sentence, evidence: Evidence, known: DocumentKnowledge): Recipe[] {
  const statements = falsify(text, known.language)
    .map(({ statement }) => statement)
    .filter((statement) => !known.statements.has(statement.toLowerCase()));
  return (["plain", "denies"] as const).flatMap((tone) =>
    statements
      .filter((statement) => toneOf(statement, known.language) === tone)
      .slice(0, 1)
      .map((statement): Recipe => ({ kind: "false", evidence, statement })),
  );
}

/** The most telling gaps first. */
function nouns(
  { text }: Sentence,
  passage: string,
  evidence: Evidence,
  known: DocumentKnowledge,
): Recipe[] {
  const rules = nounRulesOf[known.language];
  /** "Une résistances": a slip, of which the right word would be wrong. */
  const disagrees = ({ noun, start: from }: Blank) =>
    noun.number === "many" &&
    rules.determiners.one.has(
      /(?<!\p{Letter})\p{Letter}+(?=[ ’']$)/u.exec(text.slice(0, from))?.[0].toLowerCase() ?? "",
    );
  return blanksIn(text, known.nouns, rulesOf[known.language])
    .filter((blank) => !disagrees(blank))
    .flatMap((blank): Recipe[] => {
      const { noun, start: from, end: to } = blank;
      const gap = { blank, sentence: text, passage, rules };
      const place = known.statements.get(text.toLowerCase()) ?? 0;
      const others = distractorsFor(gap, place, known.nouns);
      const letters = known.letters.get(noun.word) ?? null;
      return others.length < fewestOthers && letters === null
        ? []
        : [{ kind: "noun", evidence, from, to, others, letters }];
    })
    .slice(0, mostGaps);
}

/** Others that are not named in the sentence, and share no word with the right one. */
function unlike(right: string, sentence: string, all: readonly string[]): readonly string[] {
  const words = new Set(right.toLowerCase().split(" "));
  return all
    .filter(
      (other) =>
        !sentence.toLowerCase().includes(other.toLowerCase()) &&
        !other
          .toLowerCase()
          .split(" ")
          .some((word) => words.has(word)),
    )
    .slice(0, mostOthers);
}
