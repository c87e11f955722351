import type { Locale } from "@alambic/contract";
import { readNumber } from "../numbers.ts";
import { rational } from "../rational.ts";
import type { Rational } from "../rational.ts";
import { numberWords } from "./number-words.ts";
import { readRoman } from "./readRoman.ts";
import { readSpokenNumber } from "./readSpokenNumber.ts";

/** A number that a row of words begins with, in digits or in words. */
export interface Numeral {
  readonly value: Rational;
  readonly ordinal: boolean;
  /** How many of the words say it. */
  readonly length: number;
}

const whole = (value: number): Rational => ({ numerator: BigInt(value), denominator: 1n });

/** The denominator that a word says: *tiers*, *quarters*, *vijfde*. */
function readDenominator(word: string, language: Locale): number | null {
  const known = numberWords[language].denominators.get(word);
  if (known !== undefined) return known;
  const spoken = readSpokenNumber([word.replace(/(?:s|n)$/u, "")], language);
  return spoken?.ordinal === true && spoken.value > 2 ? spoken.value : null;
}

/** One of several equal parts: *un tiers*, *a third*, *de helft*; by itself, for else it is a place in an order. */
function readPart(words: readonly string[], language: Locale): Numeral | null {
  const { articles, halves } = numberWords[language];
  const [word = "", ...rest] = words;
  if (rest.length === 0 && halves.includes(word))
    return { value: { numerator: 1n, denominator: 2n }, ordinal: false, length: 1 };
  const isArticle = articles.includes(word) || /^(?:the|la|le|de|het|one)$/u.test(word);
  const [part = ""] = rest;
  if (!isArticle || rest.length !== 1) return null;
  if (halves.includes(part))
    return { value: { numerator: 1n, denominator: 2n }, ordinal: false, length: 2 };
  const below = /^(?:the|la|le|de|het)$/u.test(word)
    ? numberWords[language].denominators.get(part)
    : readDenominator(part, language);
  const value = below === undefined || below === null ? null : rational(1n, BigInt(below));
  return value && { value, ordinal: false, length: 2 };
}

/** A Roman numeral with what makes it an ordinal: *xive*, *xivème*; *vie* is life as well. */
function readRomanOrdinal(words: readonly string[], language: Locale): Numeral | null {
  const [first = "", next = ""] = words;
  const [, roman = "", ending = ""] = /^([ivx]+)([^\divx]\D*)$/u.exec(first) ?? [];
  const value = numberWords[language].afterDigits.test(ending) ? readRoman(roman) : null;
  if (value === null || (/^(?:vie|ive|ie|ve|xe)$/u.test(first) && next === "")) return null;
  return { value: whole(value), ordinal: true, length: 1 };
}

function readDigits(words: readonly string[], language: Locale): Numeral | null {
  const [first = ""] = words;
  const [, digits = "", ending = ""] = /^(\d+)(\D+)$/u.exec(first) ?? [];
  if (digits !== "" && numberWords[language].afterDigits.test(ending))
    return { value: whole(Number(digits)), ordinal: true, length: 1 };
  const value = /^(?:0|[1-9]\d*)(?:\/\d+)?$/u.test(first) ? readNumber(first, language) : null;
  return value && { value, ordinal: false, length: 1 };
}

/** A whole number in words; "un" or "een" by itself is an article. */
function readWords(words: readonly string[], language: Locale): Numeral | null {
  const spoken = readSpokenNumber(words, language);
  if (spoken === null) return null;
  const { value, ordinal, length } = spoken;
  const isArticle = length === 1 && numberWords[language].articles.includes(words[0] ?? "");
  return isArticle ? null : { value: whole(value), ordinal, length };
}

/** A number times a million that follows it, or parted by a denominator. */
function continued(number: Numeral, words: readonly string[], language: Locale): Numeral {
  const { value, length } = number;
  const [next = "", after = ""] = words.slice(length);
  const scale = numberWords[language].values.get(next);
  const { numerator, denominator } = value;
  if (scale !== undefined && scale >= 1000) {
    const scaled = rational(numerator * BigInt(scale), denominator);
    return { ...number, value: scaled ?? value, length: length + 1 };
  }
  const { and, halves } = numberWords[language];
  const half = [next, after, ...words.slice(length + 2, length + 3)].filter(
    (word) => word !== "a" && word !== "een" && word !== "une",
  );
  if (next === and && halves.includes(half[1] ?? "")) {
    const more = rational(2n * numerator + denominator, 2n * denominator);
    return { ...number, value: more ?? value, length: words.indexOf(half[1] ?? "", length) + 1 };
  }
  const below = next === "" ? null : readDenominator(next, language);
  const part = below === null ? null : rational(numerator, denominator * BigInt(below));
  return part === null ? number : { ...number, value: part, length: length + 1 };
}

/** The number that words begin with; they are lower case and without accents. */
export function readNumeral(words: readonly string[], language: Locale): Numeral | null {
  const part = readPart(words, language) ?? readRomanOrdinal(words, language);
  if (part !== null) return part;
  const number = readDigits(words, language) ?? readWords(words, language);
  return number === null || number.ordinal ? number : continued(number, words, language);
}
