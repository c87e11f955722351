import type { InstructionLanguage } from "../../model/InstructionLanguage.ts";
import type { DatedEvent } from "../recipes/Recipe.ts";
import { hanging } from "../rules/hanging.ts";
import { rulesOf } from "../rules/index.ts";
import { inMainClause, isClause } from "./isClause.ts";
import { isBalanced, typographic, unreadable } from "./readable.ts";

/** What stands before an event whose sentence begins with its year and so turns its verb round: "… werd België …". */
export const turnedMark = "… ";

const bounds = { shortest: 18, longest: 180, fewestWords: { sentence: 4, entry: 3 } };
/** A pronoun within so many characters has nothing before it to stand for. */
const beginning = 30;

interface DateRules {
  /** At the beginning of a sentence, up to what happened. */
  readonly head: RegExp;
  /** Anywhere behind the subject, with the space before it. */
  readonly within: RegExp;
  /** What tells a time by another, or the time again. */
  readonly relative: RegExp;
  /** In front of a participle that is a verb. */
  readonly auxiliary: RegExp;
  readonly participle: RegExp;
  /** A pronoun that stands for what another sentence names. */
  readonly pronoun: RegExp;
}

/** A year of four digits; one of three only at the beginning, where a comma shows what it is. */
const year = String.raw`(?<year>1\d{3}|20\d\d)(?![\d\-–/])(?! (?:et|ou|and|or|en|of|à|to|tot) )`;
/** Without a comma, what follows shows that it is no amount: an article or a name, in Dutch the verb. */
const yearAhead = (follows: string) =>
  String.raw`(?:${year}(?:, | (?=${follows}))|(?<early>[4-9]\d\d), )`;
const named = String.raw`\p{Uppercase}`;

const frMonth =
  "(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)";
const enMonth =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const nlMonth =
  "(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)";

const rules: Readonly<Record<InstructionLanguage, DateRules>> = {
  en: {
    head: new RegExp(
      `^(?:(?:In|Around|About) (?:the (?:spring|summer|autumn|winter) of )?(?:early |late |mid-)?(?:${enMonth} )?|On (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${enMonth},? |On ${enMonth} \\d{1,2}(?:st|nd|rd|th)?,? )${yearAhead(`${named}|(?:the|an?|two|three|four|about|more) `)}(?!alone |only )`,
      "u",
    ),
    within: new RegExp(
      `(?<!(?:until|since|from|before|after|by|as|back|only|early|late|already|again)) (?:in (?:${enMonth} )?|on (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${enMonth},? |on ${enMonth} \\d{1,2}(?:st|nd|rd|th)?,? )${year}`,
      "u",
    ),
    relative:
      /(?<!\p{Letter})(?:(?:years?|months?|days?|weeks?|decades?|centur(?:y|ies)) (?:later|earlier|before|after)|later|that year|same year|next year|following|previous|centur(?:y|ies)|ago|anniversary)(?!\p{Letter})/iu,
    auxiliary: /(?<!\p{Letter})(?:was|were|is|are|been|had|has|have|being)(?: \p{Letter}+ly)? $/u,
    participle: /(?:ed|wn|ung|ound|uilt|ade|orn|itten|en)$/u,
    pronoun: /(?<!\p{Letter})(?:it|they|them|this|these|those|there|here|we|our)(?!\p{Letter})/iu,
  },
  fr: {
    head: new RegExp(
      `^(?:(?:En|Vers) (?:l[’']an |l[’']année |${frMonth} )?|(?:Le|Dès le) \\d{1,2}(?:er)? ${frMonth} |(?:Au printemps|À l[’']automne|À l[’']été|Durant l[’']été|Pendant l[’']été) (?:de )?)${yearAhead(`${named}|(?:le|la|les|une?|des|deux|trois|plus) |l[’']`)}`,
      "u",
    ),
    within: new RegExp(
      `(?<!(?:depuis|avant|après|dès|encore|déjà|et|ou|jusque)) (?:en (?:l[’']an |${frMonth} )?|vers |le \\d{1,2}(?:er)? ${frMonth} )${year}`,
      "u",
    ),
    relative:
      /(?<!\p{Letter})(?:(?:ans?|années?|mois|jours?|semaines?|siècles?) (?:plus tard|après|auparavant|plus tôt|avant)|plus tard|cette année|même année|l[’']année suivante|suivante?s?|précédente?s?|siècles?|anniversaire|il y a)(?!\p{Letter})/iu,
    auxiliary:
      /(?<!\p{Letter})(?:est|sont|fut|furent|a|ont|était|étaient|été|être|avait|avaient|s[’']est|n[’']est)(?: \p{Letter}+ment| pas| enfin| déjà| officiellement)? $/u,
    participle:
      /(?:ée?s?|ie?s?|ue?s?|(?:écr|inscr|d|interd|constru|détru|produ|rédu|condu|introdu|tradu)ite?s?|[eo]rte?s?|ise?s?|intes?|eintes?)$/u,
    pronoun:
      /(?<!\p{Letter})(?:y (?!compris)|celui-ci|celle-ci|ceux-ci|celles-ci|(?:ils?|elles?|on) |l[’'](?:a|ont|avait|en)(?= )|en (?:\p{Lowercase}+(?:oie|oient|ait|aient|ent|it|ut|er|ir|re)|a|ont|est|sont|fait|font|prend|tire)(?!\p{Letter}))/iu,
  },
  nl: {
    head: new RegExp(
      `^(?:En |Pas )?(?:(?:In|Rond|Omstreeks) (?:het jaar |het voorjaar van |de zomer van |het najaar van |de winter van )?(?:${nlMonth} )?|[Oo]p \\d{1,2} ${nlMonth} |(?<=^(?:En |Pas ))(?:in|rond|omstreeks) (?:${nlMonth} )?)${yearAhead(`(?!\\p{Lowercase}+en )\\p{Lowercase}+ |(?:werden|worden|waren|zijn|kregen|kwamen|gingen|namen|begonnen|besloten|hebben|hadden|stierven|vielen|braken|sloten|vonden|trokken) `)}`,
      "u",
    ),
    within: new RegExp(
      `(?<!(?:tot|vanaf|sinds|na|voor|pas|al|en|of|ook)) (?:in (?:het jaar )?(?:${nlMonth} )?|rond |op \\d{1,2} ${nlMonth} )${year}`,
      "u",
    ),
    relative:
      /(?<!\p{Letter})(?:(?:jaar|jaren|maanden?|dagen|weken|eeuwen?) (?:later|eerder|daarvoor|daarna|nadien)|later|dat jaar|hetzelfde jaar|volgende?|vorige?|eeuw|eeuwen|geleden|verjaardag)(?!\p{Letter})/iu,
    auxiliary:
      /(?<!\p{Letter})(?:is|zijn|was|waren|werd|werden|wordt|worden|heeft|hebben|had|hadden)(?!\p{Letter})/u,
    participle: /^(?:ge|be|ver|ont|her|op|af|aan|uit|in)\p{Letter}+(?:d|t|en)$/u,
    pronoun:
      /(?<!\p{Letter})(?:hij|zij|ze|dit|deze|hem|hen|daar\p{Letter}*|hier\p{Letter}*|we|wij|ons|onze|men)(?!\p{Letter})|^\p{Letter}+ (?:zijn|haar|hun|die|dat) /iu,
  },
};

/**
 * What a sentence tells of its only year, in its own words without the year; null where it tells of none, or leans on what
 * other sentences say.
 */
export function datedEventIn(sentence: string, language: InstructionLanguage): DatedEvent | null {
  const text = typographic(sentence);
  if (!/^\p{Uppercase}.*[\p{Letter}\p{Number})»”’]\.$/u.test(text)) return null;
  if (yearsIn(text) !== 1) return null;
  const { head, within } = rules[language];
  const said = sentence.slice(0, -1);
  const ahead = head.exec(said);
  if (ahead !== null) {
    const rest = said.slice(ahead[0].length);
    const event = language === "nl" ? turnedMark + rest : withCapital(rest);
    return eventOf(ahead, event, language);
  }
  const found = within.exec(said);
  if (found === null || !isOfClause(said, found, language)) return null;
  // "In 1500 copies": what a number counts stands right behind it.
  const [next] = /^ [^\s,;)]+/u.exec(said.slice(found.index + found[0].length)) ?? [];
  if (next !== undefined && !rulesOf[language].functionWords.has(next.trim())) return null;
  return eventOf(
    found,
    said.slice(0, found.index) + said.slice(found.index + found[0].length),
    language,
  );
}

/** What an entry of a list tells of the year that it begins with: "1830: …". */
export function datedEntryIn(entry: string, language: InstructionLanguage): DatedEvent | null {
  const [, told = "", rest = ""] =
    /^(?:\d{1,2}(?:er)? \p{Letter}{3,9} )?(1\d{3}|20\d\d|[4-9]\d\d)\s?(?::|–|—|-) (\S.*)$/u.exec(
      entry,
    ) ?? [];
  if (told === "" || yearsIn(rest) > 0) return null;
  const [first = ""] = rest.split(/(?<=\p{Letter}{2}\.) (?=\p{Uppercase})/u);
  const event = withCapital(first.replace(/\s?[.;,]$/u, ""));
  return standsAsEvent(event, language, "entry") ? { year: told, event } : null;
}

function eventOf(
  { groups = {} }: RegExpExecArray,
  event: string,
  language: InstructionLanguage,
): DatedEvent | null {
  const told = groups["year"] ?? groups["early"];
  return told !== undefined && standsAsEvent(event, language) ? { year: told, event } : null;
}

/** Numbers that may be years. */
function yearsIn(text: string): number {
  return [
    ...text.matchAll(
      /(?<![\d.,\u202F\u00A0]|\d )(?:[4-9]\d\d|1\d{3}|20\d\d)(?![\d\u202F\u00A0%]|[.,]\d| \d{3}(?!\d))/gu,
    ),
  ].filter(([digits], _, all) => digits.length === 4 || all.length === 1).length;
}

/**
 * Whether a date belongs to what the whole sentence says, and to no part of it: not to "the treaty signed in 1839", nor to
 * "Darwin, born in 1809, …".
 */
function isOfClause(
  said: string,
  { index, 0: { length } }: RegExpExecArray,
  language: InstructionLanguage,
): boolean {
  const [ahead, rest] = [said.slice(0, index), said.slice(index + length)];
  if (/,/u.test(ahead) || /^[,)]/u.test(rest) || !inMainClause(said, index, language)) return false;
  const [before, last] = lastWordOf(ahead);
  if (
    rulesOf[language].functionWords.has(last.toLowerCase()) &&
    !rules[language].auxiliary.test(`${last} `)
  )
    return false;
  if (namesParticiple(before, language) && !isClause(ahead, language)) return false;
  if (!isParticiple(last, before, language)) return true;
  // Of an English form nobody knows whether it is a participle, but by what else could be the verb.
  if (language !== "en" || isClause(before, language)) return false;
  return (
    rest === "" ||
    (/^ (?:in|at|on|near|by|between|after|with|to|from|for|against|under|over) /u.test(rest) &&
      !isClause(before + rest, language))
  );
}

function lastWordOf(text: string): readonly [before: string, last: string] {
  const [, before = "", last = ""] = /^(.*?)(\p{Letter}+)$/u.exec(text) ?? [];
  return [before, last];
}

/** Whether a part of the subject may be what the date belongs to: "the treaty signed by the powers in 1839". */
function namesParticiple(text: string, language: InstructionLanguage): boolean {
  return [...text.matchAll(/\p{Letter}+/gu)].some(({ 0: word, index }) =>
    isParticiple(word, text.slice(0, index), language),
  );
}

/** A form that only an auxiliary makes a verb, and none stands before it. Behind a determiner it is a noun: "la liberté". */
function isParticiple(word: string, before: string, language: InstructionLanguage): boolean {
  const { participle, auxiliary } = rules[language];
  const [, determiner] = lastWordOf(before.replace(/[ ’']$/u, ""));
  return (
    /^\p{Lowercase}/u.test(word) &&
    participle.test(word) &&
    !auxiliary.test(before) &&
    !rulesOf[language].determiners.has(determiner.toLowerCase())
  );
}

function standsAsEvent(
  event: string,
  language: InstructionLanguage,
  shape: "sentence" | "entry" = "sentence",
): boolean {
  const text = typographic(event);
  const bare = (text.startsWith(turnedMark) ? text.slice(turnedMark.length) : text).replaceAll(
    aboutSoMany,
    "",
  );
  const { anaphoricStart, pointer, fragment, lostPronoun, backwardPronoun } = rulesOf[language];
  const { relative, pronoun } = rules[language];
  const leans = [relative, pronoun, pointer, hanging[language], lostPronoun];
  const back = bare.search(backwardPronoun);
  const opens = bare.replace(firstOfKind, "");
  return (
    event.length >= bounds.shortest &&
    event.length <= bounds.longest &&
    event.split(/\s+/u).length >= bounds.fewestWords[shape] &&
    !/[?!:;]/u.test(bare) &&
    isBalanced(bare) &&
    !unreadable.test(bare) &&
    !leans.some((each) => each.test(bare)) &&
    (back < 0 || back >= beginning) &&
    (text.startsWith(turnedMark) ||
      !(anaphoricStart.test(opens) || (shape === "sentence" && fragment.test(opens))))
  );
}

/** The first railway is the first of all, where something else is said of it than that. */
const firstOfKind =
  /^(?:(?:The|De|Het) (?:first|last|eerste|laatste)|La première|Le premier) (?=\p{Letter}+ \p{Letter}+)/u;

/** "Zo’n veertig kilometer": points to nothing. */
const aboutSoMany =
  /(?<!\p{Letter})zo’n (?=\d|\p{Letter}*(?:tig|tien|twaalf|honderd|duizend)(?!\p{Letter}))/gu;

function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
