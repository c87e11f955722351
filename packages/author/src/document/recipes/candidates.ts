import { blanksIn } from "../analysis/blanksIn.ts";
import type { Blank } from "../analysis/blanksIn.ts";
import { contrastIn } from "../analysis/contrastIn.ts";
import { distractorsFor } from "../analysis/distractorsFor.ts";
import { falsify } from "../analysis/falsify.ts";
import { acronymsIn, mayAbbreviate, namesIn, tellsName } from "../analysis/namesOf.ts";
import { toneOf } from "../analysis/negation.ts";
import { reasonIn, shared } from "../analysis/reasonIn.ts";
import { standsAlone } from "../analysis/standsAlone.ts";
import { bareSubject, fitsBefore, subjectIn } from "../analysis/subjectIn.ts";
import type { FoundSubject } from "../analysis/subjectIn.ts";
import { nearNumbers, numberIn } from "../analysis/numbersIn.ts";
import type { FoundNumber } from "../analysis/numbersIn.ts";
import type { Sentence } from "../analysis/shapes.ts";
import { nounRulesOf } from "../rules/nouns/index.ts";
import { rulesOf } from "../rules/index.ts";
import { definitionRecipes } from "./definitionRecipes.ts";
import { placeOf, saysNothing } from "./DocumentKnowledge.ts";
import type { DocumentKnowledge } from "./DocumentKnowledge.ts";
import type { Evidence, Recipe } from "./Recipe.ts";
import { apart, distinct, unlike } from "./wrongWords.ts";

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
  const defined = definitionRecipes(sentence, evidence, known);
  // A definition may be understood where its sentence is not.
  if (!standsAlone(sentence.text, known.language, "named")) return defined;
  const named = [
    ...defined,
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

/**
 * Reasons that sentences nearby give with the same word, and that have nothing to do with this claim. A short text gives
 * too few: its reasons are told in the reader's own words.
 */
function reason({ text }: Sentence, evidence: Evidence, known: DocumentKnowledge): Recipe[] {
  const found = known.isShort ? null : reasonIn(text, known.language);
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

function nearest<Found extends { readonly place: number }>(
  all: readonly Found[],
  place: number,
): readonly Found[] {
  return all.toSorted((a, b) => Math.abs(a.place - place) - Math.abs(b.place - place));
}

/** No share is larger, in per cent. */
const whole = 100;
/** Without a unit behind it, a number like this is a year: "around 1905, …". */
const yearLike = /^(?:1[4-9]|20)\d\d$/u;

/** A short text says little: what it says of the same unit elsewhere may be right of this as well. */
function number({ text }: Sentence, evidence: Evidence, known: DocumentKnowledge): Recipe[] {
  const found = numberIn(text, known.language);
  if (found === null) return [];
  const unit = /^\s?(?:%|\p{Letter}+)/u.exec(text.slice(found.end))?.[0] ?? "";
  const mayBeWrong = (other: string) =>
    !known.isShort ||
    (known.said(`${other}${unit}`) === 0 && !(unit.endsWith("%") && Number(other) > whole));
  if (known.isShort && isRough(text, found)) return [];
  const isYear =
    found.kind === "year" || (yearLike.test(found.text) && /^[,.)]/u.test(text.slice(found.end)));
  const near = !known.isShort
    ? nearNumbers(found)
    : isYear
      ? otherYears(found.value)
      : nearNumbers(found);
  const others = near.filter(mayBeWrong).slice(0, mostOthers);
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

/** What a statement says of before and after: what was so before a thing may be so after it as well. */
function turnsTime(text: string): string {
  return (text.match(time) ?? []).join(" ").toLowerCase();
}

const time =
  /(?<!\p{Letter})(?:before|after|avant|après|voor|na|vóór|until|since|depuis|jusque?|tot|sinds)(?!\p{Letter})/giu;

/** "Around 1905", "some 40": any other near it would do as well. */
function isRough(text: string, { start }: FoundNumber): boolean {
  return rough.test(text.slice(0, start));
}

const rough =
  /(?<!\p{Letter})(?:vers|environ|autour de|près de|à peu près|quelque|presque|around|about|circa|roughly|some|nearly|almost|approximately|ongeveer|omstreeks|rond|zo’n|bijna|circa|ruim|krap)(?: (?:de|the|l[’']an|het jaar))? $/iu;

/** Years that nobody takes for each other who knows the time. */
function otherYears(year: number): readonly string[] {
  const later = year < lastOfCentury ? [year + 11, year + 24] : [year - 19, year - 7];
  return [year - 12, year - 27, ...later].map(String);
}

/** Years after it may be yet to come. */
const lastOfCentury = 1995;

/** At most one that denies, and one that does not. */
function falsehoods({ text }: Sentence, evidence: Evidence, known: DocumentKnowledge): Recipe[] {
  const statements = falsify(text, known.language)
    .filter(({ rule }) => !known.isShort || rule !== "number changed")
    .map(({ statement }) => statement)
    .filter((statement) => !known.isShort || turnsTime(text) === turnsTime(statement))
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
    .filter((blank) => !disagrees(blank) && !(known.isShort && saysNothing(blank.noun.word, known)))
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
