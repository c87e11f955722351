import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { blanksIn } from "../analysis/blanksIn.ts";
import type { Blank } from "../analysis/blanksIn.ts";
import { definitionIn, hasManyMeanings, isTerm } from "../analysis/definitionIn.ts";
import { distractorsFor } from "../analysis/distractorsFor.ts";
import { falsify } from "../analysis/falsify.ts";
import { acronymsIn, mayAbbreviate, namesIn, tellsName } from "../analysis/namesOf.ts";
import { toneOf } from "../analysis/negation.ts";
import type { Noun } from "../analysis/nounsOf.ts";
import { reasonIn, shared } from "../analysis/reasonIn.ts";
import type { FoundReason } from "../analysis/reasonIn.ts";
import { stemOf } from "../analysis/standsIn.ts";
import { standsAlone } from "../analysis/standsAlone.ts";
import { fitsBefore, subjectIn } from "../analysis/subjectIn.ts";
import type { FoundSubject } from "../analysis/subjectIn.ts";
import { nearNumbers, numberIn } from "../analysis/numbersIn.ts";
import type { Sentence } from "../analysis/shapes.ts";
import { nounRulesOf } from "../rules/nouns/index.ts";
import { rulesOf } from "../rules/index.ts";
import type { Evidence, Recipe } from "./Recipe.ts";

/** What is known of the whole document when one of its sentences is looked at. */
export interface DocumentKnowledge {
  readonly language: InstructionLanguage;
  readonly nouns: ReadonlyMap<string, Noun>;
  /** By noun, how many kinds of it the document names. */
  readonly kinds: ReadonlyMap<string, number>;
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
  /** What sentences that stand alone speak of, and the reasons that they give, with their places. */
  readonly subjects: readonly Placed<FoundSubject>[];
  readonly reasons: readonly Placed<FoundReason>[];
  /** Every sentence in lower case, and which of them it is: a false statement must be none. */
  readonly statements: ReadonlyMap<string, number>;
}

/** What one sentence says, and which of all sentences it is. */
export type Placed<Found> = Found & { readonly place: number };

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
  const named = [...subject(sentence, evidence, known), ...reason(sentence, evidence, known)];
  if (!standsAlone(sentence.text, known.language)) return named;
  return [
    ...definition(sentence, evidence, known),
    ...acronym(sentence, evidence, known),
    ...named,
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

/** Subjects of sentences nearby, which are of the same make and of which the text says other things. */
function subject({ text }: Sentence, evidence: Evidence, known: DocumentKnowledge): Recipe[] {
  const found = subjectIn(text, known.language, known);
  if (found === null || saidOf(found, known) > 1) return [];
  const place = placeOf(text, known);
  const ratio = (other: string) =>
    Math.max(other.length, found.subject.length) / Math.min(other.length, found.subject.length);
  const alike = nearest(known.subjects, place)
    .filter(
      (other) => fitsBefore(found, other, known.language) && ratio(other.subject) <= mostLonger,
    )
    .map((other) => other.subject);
  const others = apart(unlike(found.subject, text, distinct(alike)));
  const { subject: own, predicate } = found;
  return others.length < fewestOthers
    ? []
    : [{ kind: "subject", evidence, subject: own, predicate, others }];
}

/** Of how many things the document says the same. */
function saidOf({ predicate }: FoundSubject, { subjects }: DocumentKnowledge): number {
  const beginning = predicate.slice(0, sameBeginning);
  return subjects.filter((other) => other.predicate.startsWith(beginning)).length;
}

/** Reasons that sentences nearby give with the same word, and that have nothing to do with this claim. */
function reason({ text }: Sentence, evidence: Evidence, known: DocumentKnowledge): Recipe[] {
  const found = reasonIn(text, known.language);
  if (found === null) return [];
  const { kind, claim, reason: own } = found;
  const others = nearest(known.reasons, placeOf(text, known))
    .filter(
      (other) =>
        other.make === found.make &&
        other.reason !== own &&
        Math.max(other.reason.length / own.length, own.length / other.reason.length) <=
          mostLonger &&
        shared(other.reason, text) <= 1,
    )
    .map((other) => other.reason);
  return others.length < fewestOthers
    ? []
    : [{ kind, evidence, claim, reason: own, others: distinct(others).slice(0, mostOthers) }];
}

const mostLonger = 1.6;
const sameBeginning = 30;

function placeOf(text: string, { statements }: DocumentKnowledge): number {
  return statements.get(text.toLowerCase()) ?? 0;
}

function nearest<Found extends { readonly place: number }>(
  all: readonly Found[],
  place: number,
): readonly Found[] {
  return all.toSorted((a, b) => Math.abs(a.place - place) - Math.abs(b.place - place));
}

function distinct(texts: readonly string[]): readonly string[] {
  return [
    ...new Map(texts.toReversed().map((text) => [text.toLowerCase(), text])).values(),
  ].toReversed();
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
    .filter((statement) => !known.statements.has(statement.toLowerCase()))
    .filter((statement) => usesWordsOf(known, statement, text));
  return (["plain", "denies"] as const).flatMap((tone) =>
    statements
      .filter((statement) => toneOf(statement, known.language) === tone)
      .slice(0, 1)
      .map((statement): Recipe => ({ kind: "false", evidence, statement })),
  );
}

/** What was put in is said elsewhere in the document: else it tells itself. Numbers are not words. */
function usesWordsOf({ commonWords }: DocumentKnowledge, statement: string, text: string): boolean {
  const own = new Set(text.toLowerCase().match(/\p{Letter}+/gu) ?? []);
  return (statement.toLowerCase().match(/\p{Letter}+/gu) ?? []).every(
    (word) => own.has(word) || commonWords.has(word),
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

/** "Thin clients" and "LTSP thin-clients" do; articles are none. */
function haveWordInCommon(one: string, other: string): boolean {
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .split(/[ ’'-]/u)
      .filter((word) => word.length > 3)
      .map(stemOf);
  const words = new Set(wordsOf(one));
  return wordsOf(other).some((word) => words.has(word));
}

/** Those that have no word in common with an earlier one. */
function apart(texts: readonly string[]): readonly string[] {
  return texts.reduce<readonly string[]>(
    (kept, text) => (kept.some((other) => haveWordInCommon(other, text)) ? kept : [...kept, text]),
    [],
  );
}

/** Others that are not named in the sentence, and share no word with the right one. */
function unlike(right: string, sentence: string, all: readonly string[]): readonly string[] {
  return all
    .filter(
      (other) =>
        !sentence.toLowerCase().includes(other.toLowerCase()) && !haveWordInCommon(right, other),
    )
    .slice(0, mostOthers);
}
