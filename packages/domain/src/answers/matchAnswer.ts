import type { Locale } from "@alambic/contract";
import { articleFits, splitArticle } from "./articles.ts";
import { normalise } from "./normalise.ts";
import { saysDate } from "./dates.ts";
import { saysNumber } from "./numbers.ts";
import { differsInAccents, differsInNumber, differsInSpelling } from "./spelling.ts";

export interface AnswerContext {
  /** The language of instruction. */
  readonly locale: Locale;
  /** The language of the answer (BCP 47), where it is another one. */
  readonly lang?: string | undefined;
  /** A number is compared by its value alone. */
  readonly type?: "text" | "number";
}

/** A slip that costs nothing and is shown: a missing accent, a letter too few. */
export type Slip = "accents" | "spelling";

export type AnswerMatch =
  | { readonly accepted: false }
  | { readonly accepted: true; readonly expected: string; readonly slip: Slip | null };

type Comparison = (typed: string, expected: string) => boolean;

const zeroFirst = /^[+-]?0\d/u;

function comparisons({ locale, lang }: AnswerContext): readonly [Slip | null, Comparison][] {
  const language = (lang ?? locale).split("-")[0]?.toLowerCase() ?? locale;
  const foreign = language !== locale;
  const ofNouns =
    (compare: Comparison): Comparison =>
    (typed, expected) => {
      const [given, wanted] = [splitArticle(typed, language), splitArticle(expected, language)];
      return articleFits(given, wanted, foreign) && compare(given.noun, wanted.noun);
    };
  const number: Comparison = (typed, expected) => {
    const [given, wanted] = [splitArticle(typed, language), splitArticle(expected, language)];
    return !foreign && differsInNumber(given.noun, wanted.noun, language);
  };
  const spelling: [Slip, Comparison] = [
    "spelling",
    ofNouns((typed, expected) => differsInSpelling(typed, expected, language, foreign)),
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

/**
 * Finds the accepted answer that a typed one stands for. The closest comparison wins, so that no
 * slip is reported where another accepted answer was written as it should be.
 */
export function matchAnswer(
  typed: string,
  accepted: readonly string[],
  context: AnswerContext,
): AnswerMatch {
  const number = accepted.find((expected) => saysNumber(typed, expected, context.locale));
  if (context.type === "number") {
    return number === undefined
      ? { accepted: false }
      : { accepted: true, expected: number, slip: null };
  }
  const given = normalise(typed);
  if (given === "") return { accepted: false };
  const isOwn = context.lang === undefined || context.lang === context.locale;
  const same = accepted.find(
    (expected) =>
      saysDate(typed, expected, context.locale) ||
      saysYear(given, normalise(expected)) ||
      (isOwn && saysName(given, expected)),
  );
  for (const [slip, compare] of comparisons(context)) {
    const expected = accepted.find((answer) => compare(given, normalise(answer)));
    if (expected !== undefined) return { accepted: true, expected, slip };
    if (same !== undefined) return { accepted: true, expected: same, slip: null };
  }
  return number === undefined || zeroFirst.test(number)
    ? { accepted: false }
    : { accepted: true, expected: number, slip: null };
}
