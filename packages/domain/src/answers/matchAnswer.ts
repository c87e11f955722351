import type { Locale } from "@alambic/contract";
import { articleFits, splitArticle } from "./articles.ts";
import { normalise } from "./normalise.ts";
import { saysDate } from "./dates.ts";
import { saysNumber } from "./numbers.ts";
import { withoutRemark } from "./withoutRemark.ts";
import { differsInAccents, differsInNumber, differsInSpelling } from "./spelling.ts";
import { asksForm, namesKin, readQuestion, shorterNames } from "./question/index.ts";
import type { AskedQuestion } from "./question/index.ts";
import { readingsOf, reworded } from "./wording/index.ts";
import type { Readings } from "./wording/index.ts";

export interface AnswerContext {
  /** The language of instruction. */
  readonly locale: Locale;
  /** The language of the answer (BCP 47), where it is another one. */
  readonly lang?: string | undefined;
  /** A number is compared by its value alone. */
  readonly type?: "text" | "number";
  /** The question as plain text, where its words may be left out of an answer, or added to it. */
  readonly question?: string | undefined;
}

/** A slip that costs nothing and is shown: a missing accent, a letter too few. */
export type Slip = "accents" | "spelling";

export type AnswerMatch =
  | { readonly accepted: false }
  | { readonly accepted: true; readonly expected: string; readonly slip: Slip | null };

type Comparison = (typed: string, expected: string, names: ReadonlySet<string>) => boolean;

const zeroFirst = /^[+-]?0\d/u;

function languageOf({ locale, lang }: AnswerContext): string {
  return (lang ?? locale).split("-")[0]?.toLowerCase() ?? locale;
}

function comparisons(context: AnswerContext): readonly [Slip | null, Comparison][] {
  const language = languageOf(context);
  const foreign = language !== context.locale;
  const ofForm = asksForm(context.question ?? "");
  const ofNouns =
    (compare: Comparison): Comparison =>
    (typed, expected, names) => {
      const [given, wanted] = [splitArticle(typed, language), splitArticle(expected, language)];
      return articleFits(given, wanted, foreign) && compare(given.noun, wanted.noun, names);
    };
  const number: Comparison = (typed, expected, names) => {
    if (names.size > 1) return false;
    const [given, wanted] = [splitArticle(typed, language), splitArticle(expected, language)];
    return !foreign && !ofForm && differsInNumber(given.noun, wanted.noun, language);
  };
  const spelling: [Slip, Comparison] = [
    "spelling",
    ofNouns((typed, expected, names) =>
      differsInSpelling(typed, expected, language, { foreign, ofForm, names }),
    ),
  ];
  return [
    [null, (typed, expected) => typed === expected],
    [null, ofNouns((typed, expected) => typed === expected)],
    ["accents", ofNouns((typed, expected) => differsInAccents(typed, expected, language))],
    // In kana, and in the Latin letters for them, every sign is a sound: none is a slip.
    ...(language === "ja" ? [] : [spelling, ["spelling", number] satisfies [Slip, Comparison]]),
  ];
}

/** Finds the accepted answer that a typed one stands for, as `matchAnswer` does. */
export type MatchAnswer = (
  typed: string,
  accepted: readonly string[],
  context: AnswerContext,
) => AnswerMatch;

const refused: AnswerMatch = { accepted: false };

/** Signs for fractions in digits, apart from the number before them: *1½*. */
function withFractions(text: string): string {
  return text.replace(/[\u00BC-\u00BE\u2150-\u215E]/gu, (sign) => ` ${sign.normalize("NFKC")}`);
}

/** A text with its numbers in digits, an ordinal like any other. */
function inPlainNumbers(text: string, { locale }: AnswerContext): string {
  return reworded(normalise(text), locale).replaceAll("#", "");
}

/** Whether two texts say one number: in digits, and in the learner's own language in words. */
function saysValue(typed: string, expected: string, context: AnswerContext): boolean {
  const { locale } = context;
  if (languageOf(context) !== locale) return saysNumber(typed, expected, locale);
  const [given, wanted] = [typed, expected].map((text) =>
    reworded(normalise(withFractions(text)), locale),
  );
  return saysNumber(given ?? "", wanted ?? "", locale);
}

/** A year, or a date that starts with digits, behind a small word: "in 1648", "op 5 mei 1945". */
function saysYear(given: string, expected: string): boolean {
  return /^\d/u.test(expected) && given.replace(/^(?:en|in|le|on|op|the|anno) /u, "") === expected;
}

/** A proper name of several words, the words in another order: "Hugo, Victor". */
function saysName(given: string, expected: string): boolean {
  const words = expected.split(" ");
  const isName = words.every((word) => /^(?:\p{Lu}\p{Ll}|\p{Ll}{2,3}$)/u.test(word));
  if (words.length < 2 || !isName || !/^\p{Lu}/u.test(expected)) return false;
  const sorted = (text: string) => text.replaceAll(",", "").split(" ").toSorted().join(" ");
  return sorted(given) === sorted(normalise(expected));
}

interface Wanted {
  /** The accepted answer that is meant. */
  readonly expected: string;
  readonly names: ReadonlySet<string>;
  readonly readings: Readings;
}

/** The words that are written with a capital, as names are; normalised. */
function namesIn(text: string): ReadonlySet<string> {
  return new Set(
    text.split(/[\s'’-]+/u).flatMap((word) => (/^\p{Lu}/u.test(word) ? [normalise(word)] : [])),
  );
}

/** In a language that is being learned the words themselves are asked for. */
function wantedOf(
  typed: string,
  expected: string,
  accepted: readonly string[],
  context: AnswerContext,
): readonly Wanted[] {
  const { locale, question = "" } = context;
  const names = namesIn(expected);
  if (languageOf(context) !== locale) {
    const pairs = [[normalise(typed), normalise(withFractions(expected))] as const];
    return [{ expected, names, readings: { pairs, otherNumbers: false } }];
  }
  const asked = question === "" ? null : readQuestion(question, locale);
  const wording = (text: string, told: AskedQuestion | null): Wanted => ({
    expected,
    names,
    readings: readingsOf(typed, withFractions(text), locale, told),
  });
  // What the question says may be another's first name: beside a surname it is not left out.
  const bare = asked && { ...asked, words: asked.askedFor, saidOnce: [], isSurname: true };
  const isShort = accepted.some((other) => other.endsWith(` ${expected}`));
  const isKin = namesKin(typed, question);
  if (isKin && isShort) return [];
  return [
    wording(expected, isShort ? bare : asked),
    ...(isKin ? [] : shorterNames(typed, expected, question, locale)).map((name) =>
      wording(name, bare),
    ),
  ];
}

/** What is typed as a number says one in digits; "16 million" is not 16. */
function matchNumber(
  typed: string,
  accepted: readonly string[],
  { locale }: AnswerContext,
): AnswerMatch {
  const value = reworded(normalise(withFractions(typed)), locale);
  const expected = accepted.find(
    (answer) =>
      saysNumber(typed, answer, locale) &&
      (!/\p{L}/u.test(typed) || saysNumber(value, answer, locale)),
  );
  return expected === undefined ? refused : { accepted: true, expected, slip: null };
}

/** What was typed as far as the words of "ik heet …", where a name may follow; with that answer. */
function asFarAsAsked(
  typed: string,
  accepted: readonly string[],
): readonly (readonly [typed: string, expected: string])[] {
  const words = typed.trim().split(/\s+/u);
  return accepted.flatMap((expected) => {
    const asked = /^(.+)\s…$/u.exec(expected)?.[1]?.split(/\s+/u).length ?? words.length;
    return asked < words.length ? [[words.slice(0, asked).join(" "), expected] as const] : [];
  });
}

/**
 * Finds the accepted answer that a typed one stands for. The closest comparison wins, so that no
 * slip is reported where another accepted answer was written as it should be.
 */
export function matchAnswer(
  typed: string,
  accepted: readonly string[],
  context: AnswerContext,
): AnswerMatch {
  if (context.type === "number") return matchNumber(typed, accepted, context);
  const given = normalise(withFractions(typed));
  if (given === "") return refused;
  const isOwn = languageOf(context) === context.locale;
  const answers = accepted.flatMap((expected) =>
    wantedOf(withFractions(typed), expected, accepted, context),
  );
  const same = accepted.find(
    (expected) =>
      saysDate(typed, expected, context.locale) ||
      (isOwn &&
        saysDate(
          inPlainNumbers(typed, context),
          inPlainNumbers(expected, context),
          context.locale,
        )) ||
      saysYear(given, normalise(expected)) ||
      (isOwn && saysName(given, expected)),
  );
  for (const [slip, compare] of comparisons(context)) {
    const found = answers.find(
      ({ readings: { pairs, otherNumbers }, names }) =>
        !(slip !== null && otherNumbers) &&
        pairs.some(([said, wanted]) => compare(said, wanted, names)),
    );
    if (found !== undefined) return { accepted: true, expected: found.expected, slip };
    if (same !== undefined) return { accepted: true, expected: same, slip: null };
  }
  const open = asFarAsAsked(typed, accepted)
    .map(([begun, expected]) => matchAnswer(begun, [expected], context))
    .find((match) => match.accepted);
  if (open !== undefined) return open;
  const number = accepted.find(
    (expected) => !zeroFirst.test(expected) && saysValue(typed, expected, context),
  );
  if (number !== undefined) return { accepted: true, expected: number, slip: null };
  const whole = isOwn ? withoutRemark(typed, accepted, context.locale) : null;
  return whole === null ? refused : matchAnswer(whole, accepted, context);
}
