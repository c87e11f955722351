import { areDistinctWords } from "./distinct-words.ts";
import { withoutAccents } from "./normalise.ts";
import { soundAlike } from "./soundAlike.ts";
import { spellingDistance } from "./spellingDistance.ts";
import { areOfOneFamily } from "./word-families.ts";

const latinWord = /^\p{Script=Latin}+$/u;

/**
 * One likely slip in a word of five letters, one vowel for another in seven, one slip of any kind
 * in eight, two likely ones in ten.
 */
function slipsAllowed({ length }: string): number {
  if (length >= 10) return 2;
  if (length >= 8) return 1.5;
  if (length >= 7) return 1.25;
  return length >= 5 ? 1 : 0;
}

/** Endings of the plural, by language: a learner's own word in the other number is a slip. */
const plurals: Readonly<Record<string, RegExp>> = {
  fr: /^[sx]$/u,
  en: /^e?s$/u,
  nl: /^(?:en|s|n)$/u,
};
/** Endings that the plural changes, by language: singular and plural. */
const changes: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  fr: [["al", "aux"]],
  en: [
    ["y", "ies"],
    ["f", "ves"],
    ["fe", "ves"],
    ["on", "a"],
    ["um", "a"],
    ["us", "i"],
    ["is", "es"],
  ],
  nl: [
    ["f", "ven"],
    ["s", "zen"],
  ],
};
const shortestPlural = 4;

function isPlural(plural: string, word: string, language: string): boolean {
  if (plural.startsWith(word) && plurals[language]?.test(plural.slice(word.length))) return true;
  if (language === "nl" && plural === `${word}${word.at(-1)}en`) return true;
  return (changes[language] ?? []).some(
    ([one, more]) => word.endsWith(one) && plural === word.slice(0, -one.length) + more,
  );
}

/** Whether one normalised word is the plural of the other, by its ending. */
export function differsInNumber(word: string, other: string, language: string): boolean {
  return (
    Math.min(word.length, other.length) >= shortestPlural &&
    (isPlural(word, other, language) || isPlural(other, word, language))
  );
}

/** Letters that are one sound in all three languages; in Dutch *ij* and *y* are one as well. */
function asHeard(word: string, language: string): string {
  const heard = word.replaceAll("ph", "f");
  return language === "nl" ? heard.replaceAll("ij", "y") : heard;
}

export interface SpellingContext {
  /** Whether the language is being learned. */
  readonly foreign: boolean;
  /** Whether the question asks for a form of a word: then its ending is the answer. */
  readonly ofForm: boolean;
  /** Words of the accepted answer that are names; normalised. */
  readonly names: ReadonlySet<string>;
}

/** A word of five letters may be written as it sounds; a name of four too, if not far from its spelling. */
function mayBeHeard(
  typed: string,
  expected: string,
  language: string,
  names: ReadonlySet<string>,
): boolean {
  const isName = names.has(expected);
  return (
    expected.length >= (isName ? 4 : 5) &&
    soundAlike(typed, expected, language) &&
    !areOfOneFamily(typed, expected, language) &&
    (!isName || spellingDistance(typed, expected) <= 2)
  );
}

/** Whether two vowels in the middle of a name of four letters have changed places: *Zues*. */
function isSwappedName(typed: string, expected: string): boolean {
  const [first, second, third, last] = expected;
  return (
    expected.length === 4 &&
    /^.[aeiou]{2}/u.test(expected) &&
    typed === [first, third, second, last].join("")
  );
}

/**
 * Whether a word is another, misspelled. The first letter stands; so does the ending in a language
 * that is being learned, for there endings are grammar.
 */
function isSlip(
  typed: string,
  expected: string,
  language: string,
  { foreign, ofForm, names }: SpellingContext,
): boolean {
  const isGrammar = foreign || ofForm;
  if (typed === expected) return true;
  if (/\d/u.test(typed + expected)) return false;
  if (areDistinctWords(typed, expected, language)) return false;
  const [bare, wanted] = [typed, expected].map((word) => asHeard(withoutAccents(word), language));
  if (bare === undefined || wanted === undefined || bare === wanted) return true;
  if (!latinWord.test(bare) || !latinWord.test(wanted)) return false;
  if (!isGrammar && mayBeHeard(typed, expected, language, names)) return true;
  if (bare[0] !== wanted[0]) return false;
  if (!isGrammar && names.has(expected) && isSwappedName(bare, wanted)) return true;
  if (isGrammar && bare.slice(-2) !== wanted.slice(-2)) return false;
  if (areOfOneFamily(typed, expected, language)) return false;
  // *Franken* is another name than *Frank*.
  const isFullName = language === "nl" && names.size > 1 && names.has(expected);
  if (!isGrammar && !isFullName && differsInNumber(bare, wanted, language)) return true;
  return spellingDistance(bare, wanted) <= slipsAllowed(wanted);
}

/** In Dutch an apostrophe only shows how a vowel is said: *auto's*. Elsewhere it parts words. */
function withoutMarks(text: string, language: string): string {
  const bare = withoutAccents(text);
  return language === "nl" ? bare.replaceAll("'", "") : bare;
}

/** Whether every word is the expected one but for an accent that changes no meaning. */
export function differsInAccents(typed: string, expected: string, language: string): boolean {
  if (withoutMarks(typed, language) !== withoutMarks(expected, language)) return false;
  const words = expected.split(" ");
  return typed
    .split(" ")
    .every((word, index) => !areDistinctWords(word, words[index] ?? "", language));
}

/** Before another word; "it's", "that's" and their like are two words each. */
const possessive =
  /(?<!\p{L})(?!(?:that|what|here|there|where|who|how|let|she)')(\p{L}{3,})'s?(?= )/u;

/** Whether an English possessive has lost its apostrophe, or its ending: *newtons law*. */
function lacksApostrophe(typed: string, expected: string): boolean {
  const [marked, bare] = expected.includes("'") ? [expected, typed] : [typed, expected];
  return (
    !bare.includes("'") &&
    (["$1s", "$1 s", "$1"].some((form) => marked.replace(possessive, form) === bare) ||
      marked.replace(/(?<!\p{L})([od])'(?=\p{L}{3})/u, "$1") === bare)
  );
}

/** Parted or joined, two short words may well be others. */
function isLong(text: string): boolean {
  return text.length >= 8;
}

/** Whether every word is the expected one, perhaps misspelled, parted or joined. Digits are never misspelled. */
export function differsInSpelling(
  typed: string,
  expected: string,
  language: string,
  context: SpellingContext,
): boolean {
  const { foreign } = context;
  if (language === "en" && !foreign && lacksApostrophe(typed, expected)) return true;
  const [words, wanted] = [typed.split(" "), expected.split(" ")];
  if (!foreign && words.length !== wanted.length && isLong(expected) && !/\d/u.test(expected))
    return typed.replaceAll(" ", "") === expected.replaceAll(" ", "");
  return (
    words.length === wanted.length &&
    words.every((word, index) => isSlip(word, wanted[index] ?? "", language, context))
  );
}
