import type { Locale } from "@alambic/contract";
import { articleFits, splitArticle } from "./articles.ts";
import { normalise } from "./normalise.ts";
import { saysNumber } from "./numbers.ts";
import { differsInAccents, differsInSpelling } from "./spelling.ts";

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
  const spelling: [Slip, Comparison] = [
    "spelling",
    ofNouns((typed, expected) => differsInSpelling(typed, expected, language, foreign)),
  ];
  return [
    [null, (typed, expected) => typed === expected],
    [null, ofNouns((typed, expected) => typed === expected)],
    ["accents", ofNouns((typed, expected) => differsInAccents(typed, expected, language))],
    // In kana, and in the Latin letters for them, every sign is a sound: none is a slip.
    ...(language === "ja" ? [] : [spelling]),
  ];
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
  for (const [slip, compare] of comparisons(context)) {
    const expected = accepted.find((answer) => compare(given, normalise(answer)));
    if (expected !== undefined) return { accepted: true, expected, slip };
  }
  return number === undefined || zeroFirst.test(number)
    ? { accepted: false }
    : { accepted: true, expected: number, slip: null };
}
