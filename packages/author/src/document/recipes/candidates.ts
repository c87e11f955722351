import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import { blanksIn } from "../analysis/blanksIn.ts";
import type { Blank } from "../analysis/blanksIn.ts";
import { contrastIn } from "../analysis/contrastIn.ts";
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
import { bareSubject, fitsBefore, subjectIn } from "../analysis/subjectIn.ts";
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
  /** Proper names, and meanings of abbreviations, each once. */
  readonly names: readonly string[];
  readonly terms: readonly Placed<KnownTerm>[];
  readonly meanings: readonly string[];
  /** How often the text says something, in small letters. */
  readonly said: (words: string) => number;
  /** What sentences that stand alone speak of, and the reasons that they give, with their places. */
  readonly subjects: readonly Placed<FoundSubject>[];
  readonly reasons: readonly Placed<FoundReason>[];
  /** Every sentence in lower case, and which of them it is: a false statement must be none. */
  readonly statements: ReadonlyMap<string, number>;
}

/** What the text explains, or says something of. */
export interface KnownTerm {
  readonly term: string;
  readonly isExplained: boolean;
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
  const named = [
    ...definition(sentence, evidence, known),
    ...contrast(sentence, evidence, known),
    ...subject(sentence, evidence, known),
    ...reason(sentence, evidence, known),
  ];
  if (!standsAlone(sentence.text, known.language)) return named;
  return [
    ...named,
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
  if (found === null || !isTerm(found, known)) return [];
  if (hasManyMeanings(found.term, known.statements.keys(), known)) return [];
  const { term, definition: meaning } = found;
  const others = siblingsOf(term, text, known);
  return others.length < fewestOthers
    ? []
    : [{ kind: "definition", evidence, term, definition: meaning, others }];
}

/**
 * Terms of the same document, written with a capital or without, as this is: those that it explains before those
 * of which it only says something, and the nearest first.
 */
function siblingsOf(term: string, text: string, known: DocumentKnowledge): readonly string[] {
  const isName = (word: string) =>
    /^\p{Uppercase}/u.test(word) && !known.commonWords.has(firstWord(word).toLowerCase());
  const place = placeOf(text, known);
  const begins = /^\p{Uppercase}/u.test(term);
  const alike = known.terms
    .filter((other) => isName(other.term) === isName(term))
    .map((other) => ({
      ...other,
      far: Math.abs(other.place - place) * (other.isExplained ? 1 : farther),
    }))
    .toSorted((a, b) => a.far - b.far)
    .map((other) => withFirst(other.term, isName(term) ? null : begins));
  return apart(unlike(term, text, distinct(alike)));
}

const farther = 4;

function firstWord(term: string): string {
  return term.split(/[ ’'-]/u)[0] ?? "";
}

/** With a capital first letter or a small one, as it is where neither is asked for. */
function withFirst(term: string, isCapital: boolean | null): string {
  if (isCapital === null) return term;
  const first = term.charAt(0);
  return (isCapital ? first.toUpperCase() : first.toLowerCase()) + term.slice(1);
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
    .slice(0, mostNear)
    .toSorted((a, b) => likeness(found, b, known) - likeness(found, a, known))
    .map((other) => other.subject);
  const others = apart(unlike(found.subject, text, distinct(alike)));
  const { subject: own, predicate, article, number, kind } = found;
  return others.length < fewestOthers
    ? []
    : [
        {
          kind: "subject",
          evidence,
          subject: own,
          predicate,
          others,
          grammar: { article, number, kind },
        },
      ];
}

/** Of two things that a sentence sets against each other, which one it says this of. */
function contrast({ text }: Sentence, evidence: Evidence, known: DocumentKnowledge): Recipe[] {
  const found = contrastIn(text, known.language, known);
  if (found === null) return [];
  const { told, other } = found;
  const further = nearest(known.subjects, placeOf(text, known))
    .filter((each) => fitsBefore(told, each, known.language))
    .slice(0, mostNear)
    .toSorted((a, b) => likeness(told, b, known) - likeness(told, a, known))
    .map(({ subject: each }) => each);
  const others = apart([other, ...unlike(told.subject, text, distinct(further))]);
  return others.length < fewestOthers
    ? []
    : [
        {
          kind: "contrast",
          evidence,
          subject: told.subject,
          predicate: told.predicate,
          others,
        },
      ];
}

/** Of how much another subject is like this one: the text speaks of it often, and says the like of it. */
function likeness(
  { predicate, article }: FoundSubject,
  other: FoundSubject,
  { said }: DocumentKnowledge,
): number {
  const [verb] = predicate.split(" ");
  return (
    Number(said(bareSubject(other)) >= oftenSaid) +
    Number(other.predicate.split(" ")[0] === verb) +
    Number(other.article === article)
  );
}

const mostNear = 14;
const oftenSaid = 3;

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
