import type { Locale } from "@alambic/contract";
import { splitArticle } from "../articles.ts";
import { normalise, withoutAccents } from "../normalise.ts";
import { reworded } from "../wording/reworded.ts";
import { isFraming, isTelling, offersChoice } from "./words.ts";

/** Words, in French apart from an article or pronoun that has lost its vowel: *l'*, *eau*. */
function wordsOf(text: string, language: Locale): readonly string[] {
  return text.match(language === "fr" ? /[^\s']+'?/gu : /\S+/gu) ?? [];
}

function joined(words: readonly string[]): string {
  return words.join(" ").replaceAll("' ", "'");
}

const endings: Readonly<Record<Locale, RegExp>> = {
  fr: /^(?:e|s|x|es|ons|ez|ent|er|ee|ees|ait|aient|a|ant)?$/u,
  en: /^(?:e|s|es|'s|d|ed|ing)?$/u,
  nl: /^(?:e|s|n|en|se|t|de|te|den|ten)?$/u,
};
const shortestStem = 4;

/** What stands behind a stem, whose last letter Dutch writes twice before a vowel: *leg*, *leggen*. */
function endingOf(word: string, stem: number, language: Locale): string {
  const isTwice = language === "nl" && word[stem] === word[stem - 1] && word[stem + 1] === "e";
  return word.slice(isTwice ? stem + 1 : stem);
}

/** Whether one word is the other, perhaps with another ending of the plural, of a verb or an adjective. */
export function isFormOf(word: string, other: string, language: Locale): boolean {
  if (word === other) return true;
  const differs = [...word].findIndex((letter, at) => letter !== other[at]);
  const stem = differs < 0 ? word.length : differs;
  const isWhole = stem === 3 && (word.length === stem || other.length === stem);
  return (
    (stem >= shortestStem || isWhole) &&
    [word, other].every((text) => endings[language].test(endingOf(text, stem, language)))
  );
}

/** What a question says, ready to be held against answers. */
export interface AskedQuestion {
  readonly language: Locale;
  /** The whole question, normalised. */
  readonly text: string;
  readonly words: readonly string[];
  /** The words right behind *which*, *quel*, *welk*: what kind of thing is asked for. */
  readonly askedFor: readonly string[];
  /** The words that say one thing, and are no names: what is named twice is told apart. */
  readonly saidOnce: readonly string[];
  /** What *how many* counts; empty where nothing is counted. */
  readonly counted: string;
  /** Whether a place or a time is asked for, so that the answer may do without *in* or *at*. */
  readonly isWhereOrWhen: boolean;
  /** Whether the answer is a surname: what stands beside it may be another's first name. */
  readonly isSurname: boolean;
}

const interrogative = /^(?:quel(?:le)?s?|which|what|welke?|wat)$/u;
const whereOrWhen =
  /^(?:d')?(?:où|quand|where|when|waar|wanneer)(?!\p{L})|(?<!\p{L})(?:en|à|dans|in|at|on|op|te) (?:quel(?:le)?s?|which|what|welke?)(?!\p{L})/u;

/** The initials of a name of several words in a question: *NZ*. */
function initialsIn(question: string): readonly string[] {
  const names = question.match(/\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/gu) ?? [];
  return names.map((name) => name.replace(/\P{Lu}/gu, "").toLowerCase());
}

/** Reads a question; null where it offers a choice, for then its words are answers. */
export function readQuestion(question: string, language: Locale): AskedQuestion | null {
  if (offersChoice(question, language)) return null;
  const plain = question.replace(/[«»"“”()?!:;,.…]|(?<!\p{L})['‘]|['’](?!\p{L})/gu, " ");
  const words = wordsOf(withoutAccents(reworded(normalise(plain), language)), language);
  const at = words.findIndex((word) => interrogative.test(word));
  const next = at < 0 ? [] : words.slice(at + 1, at + 4);
  const verb = next.findIndex((word) => /^(?:est|sont|is|are|was|do|does|did)$/u.test(word));
  const names = question.match(/(?<=[\p{L}\d,'’-]\s?)\p{Lu}\p{L}*/gu) ?? [];
  const named = names.map((name) => withoutAccents(name.toLowerCase()));
  const saidOnce = words.filter(
    (word) =>
      !named.some((name) => isFormOf(name, word, language)) &&
      !isFraming(word, language) &&
      !isTelling(word, language) &&
      words.filter((other) => isFormOf(other, word, language)).length === 1,
  );
  const kind = (verb < 0 ? next : next.slice(0, verb)).filter((word) => saidOnce.includes(word));
  const text = normalise(question);
  return {
    language,
    text,
    words: [...words, ...initialsIn(question)],
    askedFor: kind,
    saidOnce,
    counted:
      /(?:combien (?:de |d')|how many |hoeveel )(\p{L}+)/u.exec(withoutAccents(text))?.[1] ?? "",
    isWhereOrWhen: whereOrWhen.test(text),
    isSurname: false,
  };
}

const isArticle = (word: string, language: Locale) =>
  splitArticle(word.endsWith("'") ? `${word}x` : `${word} x`, language).article !== null ||
  (language === "fr" && /^(?:de|d')$/u.test(word));

/** Whether a word says nothing that the question does not. */
function isNeutral(
  word: string,
  before: string,
  isRatio: boolean,
  { language, words, askedFor, counted, isSurname }: AskedQuestion,
): boolean {
  const bare = withoutAccents(word);
  if (isTelling(word, language) || (isSurname && word.length === 1)) return false;
  if (isFraming(word, language) || isFraming(bare, language)) return true;
  const isCounted = counted !== "" && isFormOf(bare, counted, language);
  return (
    /^\p{L}/u.test(word) &&
    !/\d/u.test(word) &&
    (isRatio || isCounted || !/\d/u.test(before)) &&
    !isTelling(bare, language) &&
    (words.some((other) => isFormOf(other, bare, language)) ||
      askedFor.some((other) => bare.length > 2 && other.startsWith(bare)))
  );
}

/** Words without those left out, and with the article before the first that stays. */
function kept(
  words: readonly string[],
  stays: (word: string, at: number) => boolean,
  language: Locale,
): string {
  const places = words.flatMap((word, at) => (stays(word, at) ? [at] : []));
  const before = (places[0] ?? 0) - 1;
  const article = words[before];
  const isOwn = article !== undefined && isArticle(article, language);
  return joined([...(isOwn ? [article] : []), ...places.map((at) => words[at] ?? "")]);
}

/** The accepted words without the kind of thing that the question names: *législatif*. */
function withoutAskedFor(
  words: readonly string[],
  { language, saidOnce }: AskedQuestion,
): readonly string[] {
  const isAsked = (word: string | undefined) =>
    word !== undefined && saidOnce.some((other) => isFormOf(other, withoutAccents(word), language));
  const own = isArticle(words[0] ?? "", language) ? words.slice(1) : words;
  const first = own.findIndex((word) => !isAsked(word));
  const isLinked = /^(?:de|du|des|d'|of|van)$/u.test(own[first] ?? "");
  const isLetter = own.length === first + 1 && own[first]?.length === 1;
  if (first > 0 && (language === "fr" || isLinked || isLetter))
    return own.slice(first + (isLinked ? 1 : 0));
  const last = own.findLastIndex((word) => !isAsked(word));
  return language === "fr" || isLinked
    ? words
    : words.slice(0, words.length - own.length + last + 1);
}

/** Beside these, *it is* and *it does* are claims of their own. */
const yesOrNo = /^(?:yes|no|true|false|oui|non|si|vrai|faux|ja|nee|waar|onwaar|juist|onjuist)$/u;

/**
 * A typed text and an accepted one (both reworded) without what the question says already, and
 * without what only frames them; nothing where no word of either would be left that tells.
 */
export function withoutQuestion(
  typed: string,
  expected: string,
  question: AskedQuestion,
): readonly (readonly [typed: string, expected: string])[] {
  const { language } = question;
  if (yesOrNo.test(expected)) return [];
  if (language === "fr" && /(?:nord|sud) est/u.test(typed)) return [];
  const whole = wordsOf(expected, language);
  const shorter = /\d/u.test(expected) ? whole : withoutAskedFor(whole, question);
  const given = wordsOf(typed, language);
  const isRatio = /^\d+ ?:/u.test(expected);
  const isLeft = shorter.some((word) => !isTelling(word, language) && !isFraming(word, language));
  const place = whole.findIndex((word) => !isFraming(word, language));
  const bare = question.isWhereOrWhen && place > 0 ? whole.slice(place) : whole;
  return [...new Set([whole, isLeft ? shorter : whole, bare])].flatMap((wanted) => {
    const own = new Set(wanted.map(withoutAccents));
    const tells = (word: string, at: number, words: readonly string[]) =>
      !isNeutral(word, words[at - 1] ?? "", isRatio, question);
    if (!wanted.some((word, at) => tells(word, at, wanted))) return [];
    const answer = kept(wanted, (word) => !isArticle(word, language), language);
    const said = kept(
      given,
      (word, at) =>
        tells(word, at, given) || (own.has(withoutAccents(word)) && !isArticle(word, language)),
      language,
    ).replace(/,$/u, "");
    return said === "" ? [] : [[reworded(said, language), reworded(answer, language)] as const];
  });
}
